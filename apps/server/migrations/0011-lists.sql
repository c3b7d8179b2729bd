-- A folder's page is read in the order of its names, without sorting all that lies in the folder.
create index documents_by_name on documents (unit_id, folder_id, name collate natural_order, id) where is_living;
create index folders_by_name on folders (unit_id, parent_id, name collate natural_order, id) where is_living;
-- A folder is of one unit: who takes the two for independent expects three documents where there are fifty.
create statistics documents_place (dependencies) on unit_id, folder_id from documents;
create statistics folders_place (dependencies) on unit_id, parent_id from folders;

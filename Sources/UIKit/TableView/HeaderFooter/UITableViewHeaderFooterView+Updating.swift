extension UITableViewHeaderFooterView: ConfigurationUpdating {}

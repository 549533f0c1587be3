extension UITableViewCell: ConfigurationUpdating {}

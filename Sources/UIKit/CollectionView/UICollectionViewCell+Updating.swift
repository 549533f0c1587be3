extension UICollectionViewCell: ConfigurationUpdating {}

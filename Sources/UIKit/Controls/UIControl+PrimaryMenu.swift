extension UIControl: PrimaryMenuOwner {}

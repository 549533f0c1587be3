/// Declares the `delegate` property of image pickers with the type that it has in UIKit.
///
/// The property is in a protocol because it cannot override the `delegate` of `UINavigationController` with another type. The
/// compiler chooses it where the type is required, as in `picker.delegate?.imagePickerControllerDidCancel(picker)`.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegating: UIImagePickerController {}

extension UIImagePickerControllerDelegating {
  /// The delegate, which receives the picked picture. It is not retained.
  public var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { pickerDelegate }
    set { (self as UINavigationController).delegate = newValue }
  }
}

extension UIImagePickerController: UIImagePickerControllerDelegating {}

/// Declares the `delegate` property of navigation controllers.
///
/// The property is in a protocol so that `UIImagePickerController` can declare a `delegate` of a different type. Swift
/// does not allow a property to be overridden with a different type.
@preconcurrency @MainActor public protocol UINavigationControllerDelegating: UINavigationController {}

extension UINavigationControllerDelegating {
  /// The delegate, which is notified of the controllers that are shown and provides animators. It is not retained.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { navigationDelegate }
    set { navigationDelegate = newValue }
  }
}

extension UINavigationController: UINavigationControllerDelegating {}

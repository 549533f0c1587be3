/// A view that belongs to an appearance container that is neither a view nor the owner of the view.
@MainActor package protocol AppearanceContaining: UIView {
  /// The container, which is searched before the views that contain this one.
  var appearanceContainer: AnyObject? { get }
}

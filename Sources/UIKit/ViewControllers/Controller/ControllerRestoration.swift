/// The properties of a view controller for the restoration of state.
struct ControllerRestoration {
  /// The identifier that was set.
  var identifier: String?
  /// The restoration class.
  var type: (any UIViewControllerRestoration.Type)?
  /// The restored controller that is presented when the windows are visible.
  var presented: UIViewController?
}

/// The properties of a view controller that are used for the restoration of state.
struct ControllerRestoration {
  /// The restoration identifier that was set, or nil if none was set.
  var identifier: String?
  /// The class that creates the view controller when the state is restored, or nil.
  var type: (any UIViewControllerRestoration.Type)?
  /// The restored view controller that this one presents as soon as the windows are visible, or nil.
  var presented: UIViewController?
}

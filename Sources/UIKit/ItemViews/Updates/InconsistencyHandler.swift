/// An object that stores the closure that the application has set for batch updates that do not match the data.
@MainActor final class InconsistencyHandler<View: AnyObject> {
  var handler: ((View, String) -> Void)?
}

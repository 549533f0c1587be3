/// Stores the closure that the application has set, to be called for batch updates that do not match the data.
@MainActor final class InconsistencyHandler<View: AnyObject> {
  var handler: ((View, String) -> Void)?
}

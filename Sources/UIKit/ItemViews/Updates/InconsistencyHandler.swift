/// Stores the closure that an application has set for batches of updates that do not match the data.
@MainActor final class InconsistencyHandler<View: AnyObject> {
  var handler: ((View, String) -> Void)?
}

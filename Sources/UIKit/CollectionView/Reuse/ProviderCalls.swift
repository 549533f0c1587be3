/// A record of whether a data source is being called for a view. Registrations that are created during the call are errors.
@MainActor
final class ProviderCalls {
  private static var shared: ProviderCalls { ApplicationContext.object(.providerCalls, ProviderCalls()) }
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var reportedMessages: Set<String> = []

  static var areRunning: Bool { shared.depth > 0 }

  static func run<Result>(_ body: () -> Result) -> Result {
    let calls = shared
    calls.depth += 1
    defer { calls.depth -= 1 }
    return body()
  }

  /// Reports an error for a cell or supplementary registration that was created inside the data source, once for each
  /// kind of registration and each view.
  static func reportRegistration(_ registration: String, in view: UICollectionView) {
    let key = "\(registration) \(ObjectIdentifier(view))"
    guard shared.reportedMessages.insert(key).inserted else { return }
    Diagnostics.report(
      "the data source of \(view) returned a view from a \(registration) that it had created in the same call: with a "
        + "registration in each call, no view is ever reused, and all remain in memory. Create each registration once, "
        + "outside of the data source's methods, and retain it")
  }
}

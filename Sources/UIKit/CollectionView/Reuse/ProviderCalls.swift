/// Whether a data source is being asked for a view at the moment.
@MainActor
final class ProviderCalls {
  private static var own: ProviderCalls { ApplicationContext.current.providerCalls }
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var reported: Set<String> = []

  static var areRunning: Bool { own.depth > 0 }

  static func run<Result>(_ body: () -> Result) -> Result {
    let calls = own
    calls.depth += 1
    defer { calls.depth -= 1 }
    return body()
  }

  /// Says that a registration was made where it does harm; once for each kind of registration and view.
  static func reportRegistration(_ registration: String, in view: UICollectionView) {
    let place = "\(registration) \(ObjectIdentifier(view))"
    guard own.reported.insert(place).inserted else { return }
    Misuse.report(
      "\(view) was given a view by a \(registration) that was made while its data source was being asked for one: every "
        + "call makes another registration, so no view is ever used again, and all stay in memory. Make registrations "
        + "once, before views are asked for, and keep them")
  }
}

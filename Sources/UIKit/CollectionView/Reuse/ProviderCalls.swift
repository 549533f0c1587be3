/// Whether a data source is being asked for a view at the moment.
@MainActor
enum ProviderCalls {
  @exclusivity(unchecked) private static var depth = 0
  @exclusivity(unchecked) private static var reported: Set<String> = []

  static var areRunning: Bool { depth > 0 }

  static func run<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Says that a registration was made where it does harm; once for each kind of registration and view.
  static func reportRegistration(_ registration: String, in view: UICollectionView) {
    let place = "\(registration) \(ObjectIdentifier(view))"
    guard reported.insert(place).inserted else { return }
    Misuse.report(
      "\(view) was given a view by a \(registration) that was made while its data source was being asked for one: every "
        + "call makes another registration, so no view is ever used again, and all stay in memory. Make registrations "
        + "once, before views are asked for, and keep them")
  }
}

import TestSupport

/// The numbers of storms in a test run.
extension SeedRun {
  static var storms: SeedRun { SeedRun(release: 2_000, debug: 40) }
  /// Storms of user input, which take ten milliseconds each.
  static var hands: SeedRun { SeedRun(release: 2_000, debug: 15) }
}

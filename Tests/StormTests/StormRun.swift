import TestSupport

/// How many storms a run of the tests makes.
extension SeedRun {
  static var storms: SeedRun { SeedRun(release: 2_000, debug: 40) }
  /// Hands need time: ten milliseconds each.
  static var hands: SeedRun { SeedRun(release: 2_000, debug: 15) }
}

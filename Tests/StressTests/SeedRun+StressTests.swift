import TestSupport

/// The numbers of cases of the stress tests in a run of all tests.
extension SeedRun {
  static var updates: SeedRun { SeedRun(release: 600, debug: 40) }
  /// The cases of stress tests with user input, which take ten milliseconds each.
  static var input: SeedRun { SeedRun(release: 600, debug: 15) }
  /// The cases of stress tests whose callbacks change the view.
  static var callbacks: SeedRun { SeedRun(release: 100, debug: 40) }
}

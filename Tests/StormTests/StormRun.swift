import TestSupport

/// How many storms a run of the tests makes.
extension SeedRun {
  static var storms: SeedRun { SeedRun(release: 2_000, debug: 40) }
}

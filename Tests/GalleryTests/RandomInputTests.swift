import PhotoServing
import TestSupport
import UIKit
import UIKitTesting
import XCTest

@testable import Examples
@testable import Gallery

/// The Gallery and every example with random input. There must be no crashes and no reports, and in the end everything
/// must come to rest. If a case traps, the command that repeats it is printed (`SeedRun`).
@preconcurrency @MainActor
final class RandomInputTests: GalleryTestCase {
  private var server: PhotoServer?

  override func tearDown() async throws {
    try await super.tearDown()
    PhotoWeb.service = nil
    await server?.stop()
    server = nil
  }

  /// Performs random input and returns a problem, or `nil`. `waitForContent` is called before the application must come
  /// to rest.
  private func run(
    _ app: TestApplication, _ seed: UInt64, _ steps: Int, waitForContent: () throws -> Void = {}
  ) -> String? {
    app.onReport = { _ in }
    var input = RandomInput(app, seed: seed)
    for _ in 0..<steps {
      input.step()
      if let report = app.reports.first {
        return "reported after \(input.steps.suffix(4).joined(separator: "; ")): \(report)"
      }
    }
    do {
      // A screen is not at rest while it shows that content is being loaded.
      try waitForContent()
      try app.waitUntilIdle(limit: 60)
    } catch {
      return "does not come to rest after \(input.steps.suffix(4).joined(separator: "; ")): \(error)"
    }
    return nil
  }

  func testTheGallery() throws {
    SeedRun(release: 200, debug: 4).check("random input on the Gallery", in: self) { seed in
      try? launch(isDark: seed % 2 == 0)
      let delegate = self.delegate!
      // Half of the runs begin before the library is loaded.
      if seed % 4 < 2 { try? app.wait(until: { delegate.isLibraryShown }, "the library") }
      defer { end() }
      return run(app, seed, 60) { try self.app.wait(until: { delegate.isLibraryShown }, limit: 60, "the library") }
    }
  }

  func testEveryExample() throws {
    let server = try PhotoServer.startAndWait(PhotoService(.samples))
    self.server = server
    PhotoWeb.service = server.url
    SeedRun(release: 100, debug: 1).check("random input on the examples", in: self) { seed in
      for example in Example.all {
        let app = TestApplication(size: CGSize(width: 320, height: 400), scale: 1, delegate: example.makeDelegate())
        app.frame()
        let failure = run(app, seed, 40)
        app.close()
        if let failure { return "\(example.name): \(failure)" }
      }
      return nil
    }
  }
}

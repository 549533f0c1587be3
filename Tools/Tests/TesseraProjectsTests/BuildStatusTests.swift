import Foundation
import XCTest

@testable import TesseraProjects

/// The status of builds that fail or are ended from outside. A program `swift` that does so takes the place of the toolchain's.
final class BuildStatusTests: XCTestCase {
  private func failure(of script: String) throws -> BuildFailure? {
    let folder = try TemporaryFolder()
    try folder.write("App/main.swift", "import UIKit\nlet view = UIView()\n")
    let program = try folder.write("bin/swift", "#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let checkout = (1...4).reduce(#filePath) { path, _ in Paths.folder(path) }
    let locations = try Locations(checkout: checkout, environment: ["TESSERA_CACHE": folder.path + "/cache"])
    var options = Builder.Options()
    options.allowsNetwork = false
    var builder = Builder(locations: locations, options: options)
    builder.say = { _ in }
    let prepared = try builder.prepare(folder.path + "/App", for: .build)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    setenv("PATH", "\(folder.path)/bin:\(path)", 1)
    defer { setenv("PATH", path, 1) }
    do {
      try builder.build(prepared, tests: false)
      return nil
    } catch let failure as BuildFailure { return failure }
  }

  func testABuildThatFails() throws {
    XCTAssertNil(try failure(of: "exit 0"))
    let failure = try XCTUnwrap(failure(of: "echo 'A.swift:1:1: error: no'; exit 3"))
    XCTAssertEqual(failure.status, 3)
    XCTAssertEqual(failure.errors, ["A.swift:1:1: error: no"])
    XCTAssertEqual(try self.failure(of: "echo 'the end'; exit 1")?.description, "the end")
  }

  /// The status is that which a shell shows, not the number of the signal.
  func testABuildThatIsEnded() throws {
    for (signal, status) in [("KILL", 137), ("TERM", 143)] {
      let failure = try XCTUnwrap(failure(of: "echo '[1/2] Compiling'; kill -\(signal) $$"))
      XCTAssertEqual(failure.status, Int32(status))
      XCTAssertTrue(failure.description.contains("was ended by signal"), failure.description)
    }
    // A process that the build has started, and that ends later, does not hide the status.
    XCTAssertEqual(try failure(of: "(sleep 1; echo late) & kill -KILL $$")?.status, 137)
  }
}

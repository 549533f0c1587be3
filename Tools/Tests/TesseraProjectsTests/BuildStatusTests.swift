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

  /// The command `tessera build --tests`, with a `swift` that finds an error in a test when it builds for the first time.
  func testABuildOfTestsOfWhichOneDoesNotCompile() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Kit/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", platforms: [.iOS(.v15)], products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])])
      """)
    try folder.write("Kit/Sources/Kit/Kit.swift", "import UIKit\npublic let view = UIView()\n")
    let tests = try folder.write(
      "Kit/Tests/KitTests/KitTests.swift",
      "import XCTest\nfinal class KitTests: XCTestCase {\n  func testA() { a() }\n  func testB() {}\n}\n")
    let found = try Shell.run(["sh", "-c", "command -v swift"]).output
    let real = String(decoding: found, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    let program = try folder.write(
      "bin/swift",
      """
      #!/bin/sh
      [ "$1" = build ] || exec "\(real)" "$@"
      [ -e "\(folder.path)/built" ] && exit 0
      touch "\(folder.path)/built"
      [ -z "$FAKE_ERROR" ] || { echo "\(tests):3:18: error: cannot find 'a' in scope"; exit 1; }
      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    func build(_ error: String) throws -> (status: Int32, text: String) {
      try? FileManager.default.removeItem(atPath: folder.path + "/built")
      let process = Process()
      // The command is beside the program of the tests.
      process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("tessera")
      process.arguments = ["build", "--tests", "--offline", folder.path + "/Kit"]
      process.environment = ProcessInfo.processInfo.environment.merging([
        "PATH": "\(folder.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")", "FAKE_ERROR": error,
        "TESSERA_CACHE": folder.path + "/cache",
        "TESSERA_CHECKOUT": (1...4).reduce(#filePath) { path, _ in Paths.folder(path) },
      ]) { $1 }
      let pipe = Pipe()
      process.standardOutput = FileHandle.nullDevice
      process.standardError = pipe
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
    let complete = try build("")
    XCTAssertEqual(complete.status, 0, complete.text)
    XCTAssertFalse(complete.text.contains("do not compile"), complete.text)
    let incomplete = try build("yes")
    XCTAssertEqual(incomplete.status, 1, incomplete.text)
    XCTAssertTrue(incomplete.text.contains("1 tests do not compile: 1 fail, 0 are left out"), incomplete.text)
    XCTAssertTrue(
      incomplete.text.contains("testA fails, because it does not compile: cannot find 'a' in scope"), incomplete.text)
  }
}

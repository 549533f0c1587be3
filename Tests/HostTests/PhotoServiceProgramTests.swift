import Foundation
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The photo service as a separate program, and the Gallery's option for its address.
@preconcurrency @MainActor
final class PhotoServiceProgramTests: XCTestCase {
  private var folder: URL!
  private var service: Process?

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("service-program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws {
    service?.terminate()
    service = nil
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts the service and returns the first line that it prints.
  private func start(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = try GalleryProcess.program("PhotoService")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    service = process
    return String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
  }

  /// Runs the service until it exits.
  private func outcome(_ arguments: [String]) throws -> (status: Int32, said: String) {
    let process = Process()
    process.executableURL = try GalleryProcess.program("PhotoService")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }

  func testItServesAFolder_saysWhere_andWhyNot() async throws {
    // Twelve pictures of this package serve as a folder of photos.
    let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/examples")
    let line = try start([pictures.path])
    let address = try XCTUnwrap(line.split(separator: " ").last?.trimmingCharacters(in: .newlines))
    let url = try XCTUnwrap(URL(string: address), line)
    XCTAssertTrue(line.contains(" photos at http://127.0.0.1:"), line)
    let (data, response) = try await URLSession.shared.data(from: url.appendingPathComponent("photos"))
    XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 200)
    let count = try XCTUnwrap(line.split(separator: " ").first)
    XCTAssertTrue(String(decoding: data, as: UTF8.self).contains("\"totalItems\":\(count)}"))

    let port = try XCTUnwrap(url.port)
    let taken = try outcome(["--port", "\(port)"])
    XCTAssertEqual(taken.status, 1)
    XCTAssertTrue(taken.said.contains("cannot use port \(port)"), taken.said)
    let nowhere = try outcome([folder.path])
    XCTAssertEqual(nowhere.status, 1)
    XCTAssertTrue(nowhere.said.contains("no photos in \(folder.path)"), nowhere.said)
    XCTAssertEqual(try outcome(["--port", "99999"]).status, 64)

    // The Gallery's example loads from the service.
    let picture = folder.appendingPathComponent("a.png").path
    let arguments = ["--example", "OneHundredPixels", "--snapshot", picture, "--size", "400x400", "--scale", "1"]
    let shown = try GalleryProcess.outcome(arguments + ["--service", address], in: folder)
    XCTAssertEqual(shown.status, 0, shown.said)
    let ours = try Data(contentsOf: folder.appendingPathComponent("a.png"))
    XCTAssertEqual(try GalleryProcess.outcome(arguments, in: folder).status, 0)
    XCTAssertNotEqual(try Data(contentsOf: folder.appendingPathComponent("a.png")), ours, "these are the samples")
    // A missing service is not an error.
    service?.terminate()
    service?.waitUntilExit()
    XCTAssertEqual(try GalleryProcess.outcome(arguments + ["--service", address], in: folder).status, 0)
  }

  func testTheOptionIsValidated() throws {
    for arguments in [
      ["--service", "http://127.0.0.1:80/"], ["--example", "Circle", "--service", "http://127.0.0.1:80/"],
      ["--example", "OneHundredPixels", "--service", "file:///etc"],
      ["--example", "OneHundredPixels", "--service", "nonsense"],
    ] {
      let (status, said) = try GalleryProcess.outcome(arguments, in: folder)
      XCTAssertEqual(status, 64, "\(arguments)")
      XCTAssertTrue(said.contains("--service"), said)
    }
  }
}

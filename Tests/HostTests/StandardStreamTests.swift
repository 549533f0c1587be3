import Foundation
import XCTest

/// Output does not end a program, even if standard output and error are closed, on a full disk, or pipes without a
/// reader.
@preconcurrency @MainActor
final class StandardStreamTests: XCTestCase {
  private var folder: URL!

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("streams-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

  /// Invalid standard streams, as shell commands. `$RUN` is the program, whose status is written to a file.
  private static let streams = [
    "$RUN >&- 2>&-; echo $? >status", "$RUN <&- >&- 2>&-; echo $? >status",
    "$RUN </dev/null >/dev/full 2>/dev/full; echo $? >status",
    "{ $RUN; echo $? >status; } 2>&1 | true", "{ $RUN 2>&1 >/dev/null; echo $? >status; } | true",
    "$RUN >/dev/null 2</dev/null; echo $? >status",
  ]

  /// Returns the exit status of a program with the given streams.
  private func status(_ program: String, _ arguments: [String], _ streams: String, _ more: [String: String] = [:])
    throws
    -> Int32?
  {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let words = [try GalleryProcess.program(program).path] + arguments
    let run = "timeout 120 " + words.map { "'\($0)'" }.joined(separator: " ")
    shell.arguments = ["-c", streams.replacingOccurrences(of: "$RUN", with: run)]
    shell.environment = GalleryProcess.environment.merging(["TESSERA_HOST": "headless"]) { $1 }.merging(more) { $1 }
    shell.currentDirectoryURL = folder
    let file = folder.appendingPathComponent("status")
    try? FileManager.default.removeItem(at: file)
    try shell.run()
    shell.waitUntilExit()
    let text = try String(contentsOf: file, encoding: .utf8)
    return Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  func testMessages_neverEndAProgram() throws {
    let picture = folder.appendingPathComponent("a.png")
    let arguments = ["--example", "Circle", "--snapshot", picture.path, "--size", "200x200", "--scale", "1"]
    let empty = folder.appendingPathComponent("empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    for streams in Self.streams {
      try? FileManager.default.removeItem(at: picture)
      XCTAssertEqual(
        try status("tessera-gallery", arguments, streams, ["TESSERA_TRACE": "layout"]), 0, "a trace: \(streams)")
      XCTAssertTrue(FileManager.default.fileExists(atPath: picture.path), streams)
      XCTAssertEqual(try status("tessera-gallery", ["--examples"], streams), 0, "a list: \(streams)")
      XCTAssertEqual(try status("PhotoService", [empty.path], streams), 1, "a complaint: \(streams)")
      XCTAssertEqual(try status("PhotoService", ["--nonsense"], streams), 64, "usage: \(streams)")
    }
  }

  /// A reader that has stopped reading, with a full pipe, does not block the program.
  func testAReaderThatReadsNoMore_isNotWaitedFor() throws {
    let picture = folder.appendingPathComponent("a.png")
    let arguments = ["--example", "Circle", "--snapshot", picture.path, "--size", "200x200", "--scale", "1"]
    let streams =
      "{ head -c 65536 /dev/zero; $RUN 2>&1 >/dev/null; echo $? >status; } | { while [ ! -s status ]; do sleep 0.1; done; }"
    XCTAssertEqual(try status("tessera-gallery", arguments, streams, ["TESSERA_TRACE": "layout"]), 0)
    XCTAssertTrue(FileManager.default.fileExists(atPath: picture.path))
  }

  /// All output of Tessera uses `StandardStream`, because other functions trap or block. Methods that print documents
  /// are declared as `func print(`.
  func testNothingElseWrites() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let grep = Process()
    grep.executableURL = URL(fileURLWithPath: "/bin/sh")
    grep.arguments = [
      "-c", #"grep -rnE --include='*.swift' "$1" "$0" | grep -vE ':[0-9]+: *//|func print\('"#, sources.path,
      #"FileHandle\.standard(Output|Error)|(^|[^A-Za-z.])(print|debugPrint|fputs|perror|NSLog)\("#,
    ]
    let pipe = Pipe()
    grep.standardOutput = pipe
    try grep.run()
    let found = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    grep.waitUntilExit()
    XCTAssertEqual(found, "")
    XCTAssertEqual(grep.terminationStatus, 1, "it was searched, and nothing was found")
  }

  /// If standard streams are closed, the program opens them. Otherwise the first opened file would become standard
  /// error, and messages would be written to a socket or a database.
  func testDescriptorsThatAreClosed_areOpened_andServingGoesOn() throws {
    let port = try Self.freePort()
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "exec '\(try GalleryProcess.program("PhotoService").path)' --port \(port) <&- >&- 2>&-"]
    shell.environment = GalleryProcess.environment
    try shell.run()
    defer {
      shell.terminate()
      shell.waitUntilExit()
    }
    let end = Date(timeIntervalSinceNow: 60)
    while !Self.listens(port), shell.isRunning, Date() < end { usleep(20_000) }
    XCTAssertTrue(Self.listens(port), "its announcement did not end it")
    for descriptor in 0...2 {
      let place = "/proc/\(shell.processIdentifier)/fd/\(descriptor)"
      XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: place), "/dev/null", "\(descriptor)")
    }
  }

  /// Programs that ours start have the default signal handling, so that `yes | head` ends.
  func testProgramsThatAreStarted_haveTheirSignalAsUsual() throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "grep SigIgn /proc/self/status"]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    let mask = try XCTUnwrap(said.split(whereSeparator: \.isWhitespace).last.flatMap { UInt64($0, radix: 16) })
    XCTAssertEqual(mask & 1 << UInt64(SIGPIPE - 1), 0, said)
    var action = sigaction()
    sigaction(SIGPIPE, nil, &action)
    XCTAssertNotEqual(unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self), 0, "here it is handled")
  }

  private static func freePort() throws -> UInt16 {
    let server = try LoopbackServer(answer: "")
    return UInt16(try XCTUnwrap(server.url.port))
  }

  private static func listens(_ port: UInt16) -> Bool {
    let suffix = ":" + String(format: "%04X", Int(port))
    return ((try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)) ?? "").split(separator: "\n").contains {
      line in
      let fields = line.split(separator: " ")
      return fields.count > 3 && fields[1].hasSuffix(suffix) && fields[3] == "0A"
    }
  }
}

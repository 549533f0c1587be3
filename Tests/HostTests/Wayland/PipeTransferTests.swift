import Foundation
import XCTest

@testable import WindowHost

/// Pipes to programs that stop, end, or send too much.
final class PipeTransferTests: XCTestCase {
  private func openPipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    XCTAssertEqual(pipe(&ends), 0)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  func testDataOfSeveralPieces() throws {
    let data = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    let pipe = openPipe()
    PipeTransfer.write(data, to: pipe.writing)
    XCTAssertEqual(try PipeTransfer.read(pipe.reading).get(), data)
  }

  func testEmptyData() throws {
    let pipe = openPipe()
    PipeTransfer.write(Data(), to: pipe.writing)
    XCTAssertEqual(try PipeTransfer.read(pipe.reading).get(), Data())
  }

  func testAProgramThatSendsTooMuch() {
    let pipe = openPipe()
    PipeTransfer.write(Data(count: 100_000), to: pipe.writing)
    XCTAssertEqual(PipeTransfer.read(pipe.reading, largestSize: 99_999), .failure(.tooLarge))
  }

  func testAProgramThatSendsNothing() {
    let pipe = openPipe()
    defer { close(pipe.writing) }
    XCTAssertEqual(PipeTransfer.read(pipe.reading), .failure(.timeout))
  }

  func testAPipeThatCannotBeOpened() { XCTAssertEqual(PipeTransfer.read(-1), .failure(.refused)) }

  /// The other program has closed its end, which would end this one by the signal SIGPIPE.
  func testAProgramThatDoesNotRead() {
    let pipe = openPipe()
    close(pipe.reading)
    let count = openDescriptorCount
    PipeTransfer.write(Data(count: 1_000_000), to: pipe.writing)
    let end = Date(timeIntervalSinceNow: 180)
    while openDescriptorCount >= count, Date() < end { usleep(10_000) }
    XCTAssertLessThan(openDescriptorCount, count, "the pipe is closed")
  }

  private var openDescriptorCount: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }
}

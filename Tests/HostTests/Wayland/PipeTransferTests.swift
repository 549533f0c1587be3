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
    PipeWriters().write(data, to: pipe.writing)
    XCTAssertEqual(try PipeTransfer.read(pipe.reading).get(), data)
  }

  func testEmptyData() throws {
    let pipe = openPipe()
    PipeWriters().write(Data(), to: pipe.writing)
    XCTAssertEqual(try PipeTransfer.read(pipe.reading).get(), Data())
  }

  func testAProgramThatSendsTooMuch() {
    let pipe = openPipe()
    PipeWriters().write(Data(count: 100_000), to: pipe.writing)
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
    // The descriptor's number may be used again, but not by this pipe.
    let inode = inode(of: pipe.writing)
    XCTAssertNotNil(inode)
    close(pipe.reading)
    PipeWriters().write(Data(count: 1_000_000), to: pipe.writing)
    let end = Date(timeIntervalSinceNow: 180)
    while self.inode(of: pipe.writing) == inode, Date() < end { usleep(10_000) }
    XCTAssertNotEqual(self.inode(of: pipe.writing), inode, "the pipe is closed")
  }

  private func inode(of descriptor: Int32) -> ino_t? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_ino : nil
  }

  /// Reads what remains in a pipe, in small pieces with pauses, until its other end is closed. Returns the number of bytes.
  private func readSlowly(_ descriptor: Int32) -> Int {
    defer { close(descriptor) }
    var (piece, count) = ([UInt8](repeating: 0, count: 4096), 0)
    let end = Date(timeIntervalSinceNow: 180)
    while Date() < end {
      let part = read(descriptor, &piece, piece.count)
      if part == 0 { return count }
      if part > 0 { count += part }
      usleep(20_000)
    }
    XCTFail("the pipe is not closed")
    return count
  }

  /// A program that reads a little from time to time does not keep a thread for ever.
  func testAProgramThatReadsSlowly() {
    let pipe = openPipe()
    PipeWriters(timeout: 0.1).write(Data(count: 2_000_000), to: pipe.writing)
    XCTAssertLessThan(readSlowly(pipe.reading), 2_000_000)
  }

  func testTooManyProgramsThatDoNotRead() throws {
    let writers = PipeWriters(largestCount: 3, timeout: 180)
    let data = Data(count: 1_000_000)
    let pipes = (0..<3).map { _ in openPipe() }
    for pipe in pipes { writers.write(data, to: pipe.writing) }
    let another = openPipe()
    writers.write(data, to: another.writing)
    XCTAssertEqual(try PipeTransfer.read(another.reading).get(), Data(), "nothing is sent")
    // The others are served, and their places become free.
    for pipe in pipes { XCTAssertEqual(try PipeTransfer.read(pipe.reading).get().count, data.count) }
    var received = 0
    let end = Date(timeIntervalSinceNow: 180)
    while received == 0, Date() < end {
      let pipe = openPipe()
      writers.write(data, to: pipe.writing)
      received = try PipeTransfer.read(pipe.reading).get().count
    }
    XCTAssertEqual(received, data.count)
  }
}

import CoreGraphics
import Foundation
import GalleryLibrary
import XCTest

/// Copying photos into a folder of the library.
final class PhotoCopyingTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("copying-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func contents(_ name: String) throws -> String {
    try String(decoding: Data(contentsOf: folder.appendingPathComponent("target/\(name)")), as: UTF8.self)
  }

  private var target: FilePath { FilePath(folder.appendingPathComponent("target")) }

  private func namesInTarget() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: target.url.path).sorted()
  }

  /// The folder is created, and a file of the same name is never replaced.
  func testPhotosAreCopied_andNoneIsReplaced() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let first = try write("one", to: "a/beach.jpg")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: first.path)
    let second = try write("two", to: "b/beach.jpg")
    let third = try write("three", to: "c/beach.jpg")
    let copying = PhotoCopying([first, second, third], to: target)
    XCTAssertEqual(copying.problems, [])
    XCTAssertEqual(copying.copies.map(\.name.description), ["beach.jpg", "beach 2.jpg", "beach 3.jpg"])
    XCTAssertEqual(try ["beach.jpg", "beach 2.jpg", "beach 3.jpg"].map(contents), ["one", "two", "three"])
    XCTAssertEqual(try namesInTarget().count, 3, "no part of a copy remains")
    let attributes = try FileManager.default.attributesOfItem(atPath: copying.copies[0].url.path)
    XCTAssertEqual(attributes[.modificationDate] as? Date, date)
    XCTAssertEqual(try Data(contentsOf: first), Data("one".utf8), "the original remains")
  }

  func testAPhotoThatIsThereAlready_isNotCopiedAgain() throws {
    let first = try write("one", to: "a/beach.jpg")
    let other = try write("other", to: "target/beach.jpg")
    XCTAssertEqual(PhotoCopying([first], to: target).copies.map(\.name.description), ["beach 2.jpg"])
    let again = PhotoCopying([first, other], to: target)
    XCTAssertEqual(again.copies, [])
    XCTAssertEqual(again.files.map(\.name.description), ["beach 2.jpg", "beach.jpg"])
    XCTAssertEqual(try namesInTarget(), ["beach 2.jpg", "beach.jpg"])
  }

  func testOtherFilesAndMissingOnesAreProblems() throws {
    let text = try write("text", to: "notes.txt")
    let photo = try write("one", to: "beach.JPG")
    let missing = folder.appendingPathComponent("gone.png")
    let copying = PhotoCopying([text, missing, photo], to: target)
    XCTAssertEqual(copying.copies.map(\.name.description), ["beach.JPG"])
    XCTAssertEqual(copying.problems.count, 2)
    XCTAssertEqual(copying.problems.first, "“notes.txt” is neither a photo nor a video")
    XCTAssertTrue(copying.problems.last?.hasPrefix("“gone.png”: ") == true, "\(copying.problems)")
    XCTAssertEqual(try namesInTarget(), ["beach.JPG"])
  }

  /// A link would show nothing after the disk with its file is removed. The time of the file is unchanged.
  func testTheFileOfASymbolicLinkIsCopied() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let photo = try write("one", to: "disk/IMG_1.jpg")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: photo.path)
    let link = folder.appendingPathComponent("beach.jpg")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "disk/IMG_1.jpg")
    let copying = PhotoCopying([link], to: target)
    XCTAssertEqual(copying.problems, [])
    XCTAssertEqual(copying.copies.map(\.name.description), ["beach.jpg"])
    let attributes = try FileManager.default.attributesOfItem(atPath: target.url.path + "/beach.jpg")
    XCTAssertEqual(attributes[.type] as? FileAttributeType, .typeRegular)
    XCTAssertEqual(try contents("beach.jpg"), "one")
    XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: photo.path)[.modificationDate] as? Date, date)
  }

  /// A folder or a pipe can have the name of a photo, and the index leaves out hidden files.
  func testOnlyVisibleRegularFilesAreCopied() throws {
    _ = try write("one", to: "album.jpg/a.jpg")
    let hidden = try write("two", to: ".b.jpg")
    let pipe = folder.appendingPathComponent("pipe.jpg")
    XCTAssertEqual(mkfifo(pipe.path, 0o600), 0)
    let copying = PhotoCopying([folder.appendingPathComponent("album.jpg"), pipe, hidden], to: target)
    XCTAssertEqual(copying.files, [])
    XCTAssertEqual(
      copying.problems,
      [
        "“album.jpg”: it is not a file", "“pipe.jpg”: it is not a file",
        "“.b.jpg” is hidden, because its name begins with a dot",
      ])
    XCTAssertEqual(try namesInTarget(), [])
  }

  func testALinkInTheFolderIsNotReplaced() throws {
    let photo = try write("one", to: "beach.jpg")
    try FileManager.default.createDirectory(at: target.url, withIntermediateDirectories: true)
    let link = target.url.path + "/beach.jpg"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone.jpg")
    let copying = PhotoCopying([photo], to: target)
    XCTAssertEqual(copying.problems, [])
    XCTAssertEqual(copying.copies.map(\.name.description), ["beach 2.jpg"])
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: link), "gone.jpg")
  }

  /// Several windows and pages of a browser add photos at the same time.
  func testPhotosThatAreAddedAtTheSameTime_doNotReplaceEachOther() throws {
    let photos = try (0..<16).map { try write("photo \($0)", to: "\($0)/image.jpg") }
    let target = target
    DispatchQueue.concurrentPerform(iterations: photos.count) { _ = PhotoCopying([photos[$0]], to: target) }
    let names = try namesInTarget()
    XCTAssertEqual(Set(try names.map(contents)), Set(photos.indices.map { "photo \($0)" }))
    XCTAssertEqual(names.count, 16)
  }

  /// The index contains resolved paths, by which Undo finds the copies.
  func testPathsOfCopiesHaveNoLinks() throws {
    let photo = try write("one", to: "beach.jpg")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("link").path, withDestinationPath: "real")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("real"), withIntermediateDirectories: true)
    let copying = PhotoCopying([photo], to: FilePath(folder.appendingPathComponent("link/Pictures")))
    XCTAssertEqual(copying.copies, [FilePath(folder.appendingPathComponent("real/Pictures/beach.jpg")).resolved])
  }

  func testAFolderThatCannotBeCreated_isAProblem() throws {
    let photo = try write("one", to: "beach.jpg")
    let blocked = FilePath(photo).appending("target")
    let copying = PhotoCopying([photo], to: blocked)
    XCTAssertEqual(copying.files, [])
    XCTAssertEqual(copying.problems.count, 1)
    XCTAssertTrue(copying.problems[0].hasPrefix("\(blocked): "), copying.problems[0])
  }

  /// The folder may be that of a disk that is not connected.
  func testAMissingFolderIsNotCreated_ifTheCallerDoesNotAskForIt() throws {
    let photo = try write("one", to: "beach.jpg")
    let copying = PhotoCopying([photo], to: target, createsFolder: false)
    XCTAssertEqual(copying.problems, ["\(target): No such file or directory"])
    XCTAssertFalse(FileManager.default.fileExists(atPath: target.url.path))
  }
}

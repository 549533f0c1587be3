import CoreGraphics
import Foundation
import XCTest

@testable import GalleryLibrary

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

  /// A part becomes a photo in one step, on disks without hard links, too, and keeps its node.
  func testAPartIsMoved_onlyToAnUnusedName() throws {
    for isPlain in [false, true] {
      func move(_ part: URL, _ name: String) throws -> Bool {
        let (part, place) = (FilePath(part), target.appending(FilePath(name)))
        return try isPlain
          ? FileContents.moveReplacingEmptyFile(part, toUnused: place) : FileContents.move(part, toUnused: place)
      }
      let part = try write("photo", to: "target/part")
      let identity = FileIdentity(FilePath(part))
      XCTAssertTrue(try move(part, "a.jpg"))
      XCTAssertEqual(try namesInTarget(), ["a.jpg"])
      XCTAssertEqual(FileIdentity(target.appending("a.jpg"))?.inode, identity?.inode)
      var info = stat()
      XCTAssertEqual(stat(target.appending("a.jpg").url.path, &info), 0)
      XCTAssertEqual(info.st_nlink, 1)
      let next = try write("next", to: "target/part")
      XCTAssertFalse(try move(next, "a.jpg"))
      try FileManager.default.createSymbolicLink(atPath: target.appending("link").url.path, withDestinationPath: "none")
      XCTAssertFalse(try move(next, "link"))
      XCTAssertEqual(try namesInTarget(), ["a.jpg", "link", "part"])
      XCTAssertEqual(try contents("a.jpg"), "photo")
      XCTAssertThrowsError(try move(next, "missing/b.jpg"))
      XCTAssertEqual(try contents("part"), "next")
      try FileManager.default.removeItem(at: target.url)
    }
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

  // MARK: Progress

  private func writeLarge(_ name: String, megabytes: Int = 3) throws -> URL {
    try write(String(repeating: "photo ", count: megabytes * 180_000), to: name)
  }

  func testTheProgressLeadsToAllBytes() throws {
    let files = [try writeLarge("a.jpg"), try write("two", to: "b.jpg"), try write("text", to: "c.txt")]
    var all: [PhotoCopying.Progress] = []
    let copying = PhotoCopying(files, to: target, progress: { all.append($0) })
    XCTAssertEqual(copying.copies.count, 2)
    XCTAssertEqual(all.first?.count, 0)
    XCTAssertEqual(all.first?.fraction, 0)
    XCTAssertEqual(all.map(\.bytes), all.map(\.bytes).sorted())
    XCTAssertEqual(all.map(\.count), all.map(\.count).sorted())
    XCTAssertGreaterThan(all.filter { $0.count == 0 }.count, 3, "parts of the first file")
    XCTAssertEqual(all.last?.count, 3)
    XCTAssertEqual(all.last?.fraction, 1)
    XCTAssertEqual(all.last?.total, 3)
  }

  func testCancellingEndsInsideAFile_andKeepsCompleteCopies() throws {
    let files = [try write("one", to: "a.jpg"), try writeLarge("b.jpg"), try write("three", to: "c.jpg")]
    var isInside = false
    let copying = PhotoCopying(
      files, to: target, isCancelled: { isInside },
      progress: { if $0.count == 1, $0.bytes > 1 << 20 { isInside = true } })
    XCTAssertTrue(copying.isCancelled)
    XCTAssertEqual(copying.problems, [])
    XCTAssertEqual(copying.copies.map(\.name.description), ["a.jpg"])
    XCTAssertEqual(try namesInTarget(), ["a.jpg"], "no part of a copy remains")
    XCTAssertTrue(PhotoCopying(files, to: target, isCancelled: { true }).isCancelled)
    XCTAssertEqual(try namesInTarget(), ["a.jpg"])
  }

  /// A browser has sent the files, and they count against the space for uploads until they are gone.
  func testTemporaryFilesAreRemoved_alsoThoseThatWereNotCopied() throws {
    let text = try write("text", to: "\(UUID())/notes.txt")
    let photo = try write("one", to: "\(UUID())/beach.jpg")
    let other = try write("two", to: "sent/b.jpg")
    _ = try write("three", to: "target/b.jpg")
    let copying = PhotoCopying([text, photo, other], to: target, ownsSources: true)
    XCTAssertEqual(copying.copies.map(\.name.description), ["beach.jpg", "b 2.jpg"])
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), ["sent", "target"])
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: other.deletingLastPathComponent().path), [])
    let last = try write("four", to: "sent/c.jpg")
    XCTAssertTrue(PhotoCopying([last], to: target, ownsSources: true, isCancelled: { true }).isCancelled)
    XCTAssertFalse(FileManager.default.fileExists(atPath: last.path), "the user has cancelled it")
  }

  // MARK: Disks

  private func mount(_ options: String) throws -> FilePath {
    try XCTSkipUnless(getuid() == 0, "only the superuser may mount")
    try FileManager.default.createDirectory(at: target.url, withIntermediateDirectories: true)
    try XCTSkipUnless(Glibc.mount("photos", target.url.path, "tmpfs", 0, options) == 0, "tmpfs cannot be mounted here")
    return target
  }

  /// One message, also for a hundred files, and no part of a file.
  func testAFullDiskEndsTheCopying() throws {
    let files = [try write("one", to: "a.jpg"), try writeLarge("b.jpg"), try writeLarge("c.jpg")]
    let disk = try mount("size=1m")
    defer { umount2(disk.url.path, Int32(MNT_DETACH)) }
    let copying = PhotoCopying(files, to: disk)
    XCTAssertEqual(copying.copies.map(\.name.description), ["a.jpg"])
    XCTAssertEqual(
      copying.problems,
      ["the disk of “target” is full. Free some space, and add the photos again. 2 files were not added"])
    XCTAssertEqual(try namesInTarget(), ["a.jpg"])
  }

  func testAFolderThatDisappears_endsTheCopying() throws {
    let files = [try write("one", to: "a.jpg"), try writeLarge("b.jpg"), try write("three", to: "c.jpg")]
    let moved = folder.appendingPathComponent("moved")
    let place = target.url
    let takeAway = { (progress: PhotoCopying.Progress) in
      // As if a disk was removed, and its mount point was at the path.
      guard progress.count == 1, progress.bytes > 1 << 20, !FileManager.default.fileExists(atPath: moved.path) else {
        return
      }
      try? FileManager.default.moveItem(at: place, to: moved)
      try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    }
    let copying = PhotoCopying(files, to: target, progress: takeAway)
    XCTAssertEqual(copying.copies.count, 1)
    XCTAssertEqual(
      copying.problems,
      [
        "“target” is not there any more. Connect its disk, or show another folder, and add the photos again. "
          + "2 files were not added"
      ])
    XCTAssertEqual(try namesInTarget(), [], "nothing is copied to the mount point")
  }

  /// The folder in which a disk is mounted exists without the disk. A copy in it would be invisible when the disk is there.
  func testNothingIsCopiedToTheMountPointOfADiskThatIsNotConnected() throws {
    let photo = try write("one", to: "beach.jpg")
    try FileManager.default.createDirectory(at: target.url, withIntermediateDirectories: true)
    let table = FileSystemTable(
      Array("# a comment\nUUID=1 / ext4 defaults 0 1\n/dev/sdb1\t\(target.url.path) vfat noauto\n".utf8))
    for place in [target, target.appending("Pictures")] {
      let copying = PhotoCopying([photo], to: place, disks: table)
      XCTAssertEqual(copying.files, [])
      XCTAssertEqual(copying.problems.count, 1)
      XCTAssertTrue(
        copying.problems[0].hasSuffix("is not connected. Connect it, or show another folder"), "\(copying.problems)")
    }
    XCTAssertEqual(try namesInTarget(), [])
    XCTAssertEqual(PhotoCopying([photo], to: target, isOffline: true).problems.count, 1)
    XCTAssertEqual(try namesInTarget(), [])
    let disk = try mount("size=1m")
    defer { umount2(disk.url.path, Int32(MNT_DETACH)) }
    XCTAssertEqual(PhotoCopying([photo], to: disk, disks: table).problems, [])
    XCTAssertEqual(try namesInTarget(), ["beach.jpg"])
  }

  func testTheTableOfFileSystems() {
    let text = """
      # /etc/fstab
      UUID=1 / ext4 errors=remount-ro 0 1
      UUID=2 none swap sw 0 0
      /dev/sdb1   /mnt/My\\040Photos  vfat  user,noauto  0 0
      broken
      """
    let table = FileSystemTable(Array(text.utf8))
    XCTAssertEqual(table.points.map(\.description), ["/mnt/My Photos"])
    func mounts(_ points: [String]) -> MountTable {
      MountTable(points.map { "1 0 8:1 / \($0) rw - ext4 /dev/sda rw\n" }.joined().utf8)
    }
    let folder = FilePath("/mnt/My Photos/2024")
    XCTAssertEqual(table.emptyMountPoint(above: folder, mounted: mounts(["/"]))?.description, "/mnt/My Photos")
    XCTAssertNil(table.emptyMountPoint(above: folder, mounted: mounts(["/", "/mnt/My\\040Photos"])))
    XCTAssertNil(table.emptyMountPoint(above: folder, mounted: mounts(["/", "/mnt/My\\040Photos/2024"])))
    XCTAssertNil(table.emptyMountPoint(above: FilePath("/mnt/My Photos 2"), mounted: mounts(["/"])))
  }

  // MARK: Parts

  /// A copy that is killed leaves its hidden file.
  func testOldPartsAreRemoved_andOnlyOurs() throws {
    let names = [PartialFile.name(), PartialFile.name()].map(\.description)
    let others = [".tessera-gallery-1.part", ".\(UUID()).part", ".tessera-gallery-\(UUID()).jpg", "beach.jpg"]
    for name in names + others { _ = try write("part", to: "target/\(name)") }
    try FileManager.default.createSymbolicLink(
      atPath: target.url.path + "/\(PartialFile.name())", withDestinationPath: "beach.jpg")
    let locked = open(target.url.path + "/" + names[1], O_RDWR)
    defer { close(locked) }
    XCTAssertEqual(flock(locked, LOCK_EX), 0)
    let count = try namesInTarget().count
    PartialFile.removeAbandoned(in: target)
    XCTAssertEqual(try namesInTarget().count, count, "they are new")
    PartialFile.removeAbandoned(in: target, now: time(nil) + 4000)
    let remaining = try namesInTarget()
    XCTAssertFalse(remaining.contains(names[0]))
    XCTAssertTrue(remaining.contains(names[1]), "it is being written")
    XCTAssertEqual(remaining.count, count - 1)
  }

  /// The folder may be that of a disk that is not connected.
  func testAMissingFolderIsNotCreated_ifTheCallerDoesNotAskForIt() throws {
    let photo = try write("one", to: "beach.jpg")
    let copying = PhotoCopying([photo], to: target, createsFolder: false)
    XCTAssertEqual(copying.problems, ["\(target): No such file or directory"])
    XCTAssertFalse(FileManager.default.fileExists(atPath: target.url.path))
  }
}

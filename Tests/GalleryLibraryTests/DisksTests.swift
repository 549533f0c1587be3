import CGIO
import CoreGraphics
import Foundation
import GRDB
import XCTest

@testable import GalleryLibrary

/// Disks that are connected, disconnected and damaged. "Photos of disconnected roots remain" (`IndexPass`).
final class DisksTests: LibraryTestCase {
  private func mount(_ disk: URL, _ options: String = "size=8m") throws {
    try XCTSkipUnless(getuid() == 0, "only the superuser may mount")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    try XCTSkipUnless(
      Glibc.mount("photos", disk.path, "tmpfs", 0, options) == 0, "tmpfs cannot be mounted here")
  }

  /// Unmounts a disk whose files remain at another mount point, as those of a disk that is not connected do.
  private func disconnect(_ disk: URL) throws -> URL {
    let elsewhere = work.appendingPathComponent("elsewhere")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    XCTAssertEqual(Glibc.mount(disk.path, elsewhere.path, nil, UInt(MS_BIND), nil), 0)
    XCTAssertEqual(umount2(disk.path, Int32(MNT_DETACH)), 0)
    return elsewhere
  }

  private func connect(_ elsewhere: URL, _ disk: URL) {
    XCTAssertEqual(Glibc.mount(elsewhere.path, disk.path, nil, UInt(MS_BIND), nil), 0)
    XCTAssertEqual(umount2(elsewhere.path, Int32(MNT_DETACH)), 0)
  }

  /// The root is on another disk than the folder, as `/media/me` and `~/Pictures` with a disk at `~/Pictures/External`.
  func testADiskInsideAFolderOfTheLibrary() throws {
    let disk = photos.appendingPathComponent("disk")
    try mount(disk)
    defer { umount2(disk.path, Int32(MNT_DETACH)) }
    try write("disk/a.jpg", "photo a")
    try write("disk/deep/b.jpg", "photo b")
    try write("home.jpg", "photo h")
    let database = try open()
    try index(database)
    let photo = try id("disk/deep/b.jpg", database)
    try database.setFavourite([photo], true)
    let elsewhere = try disconnect(disk)
    defer { umount2(elsewhere.path, Int32(MNT_DETACH)) }
    let summary = try index(database)
    XCTAssertEqual(summary.removedCount, 0)
    XCTAssertEqual(try names(database), ["home.jpg"])
    XCTAssertEqual(try database.count(.state(.offline)), 2)
    for folder in [disk, disk.appendingPathComponent("deep"), photos] {
      XCTAssertTrue(try database.hasOfflinePhotos(in: FilePath(folder)), folder.path)
    }
    XCTAssertFalse(try database.hasOfflinePhotos(in: FilePath(elsewhere)))
    XCTAssertTrue(try database.isOffline(FilePath(disk)))
    XCTAssertTrue(try database.isOffline(FilePath(disk.appendingPathComponent("deep"))))
    XCTAssertFalse(try database.isOffline(FilePath(photos)), "only a disk in it is not connected")
    XCTAssertEqual(try database.count(.state(.missing)), 0)
    XCTAssertEqual(try index(database).removedCount, 0, "another start without the disk")
    connect(elsewhere, disk)
    unlink(disk.path + "/a.jpg")
    XCTAssertEqual(try index(database).readCount, 0)
    XCTAssertFalse(try database.hasOfflinePhotos(in: FilePath(disk)))
    XCTAssertFalse(try database.isOffline(FilePath(disk)))
    XCTAssertEqual(try Set(names(database)), ["home.jpg", "disk/deep/b.jpg"])
    XCTAssertEqual(try names(database, .favourites), ["disk/deep/b.jpg"])
    XCTAssertEqual(try database.count(.state(.missing)), 1, "it was deleted while the disk was connected")
    try assertIntact(database)
  }

  /// Photos are often in folders of a disk, such as DCIM. The mount point of a disk in a folder remains when the disk is removed, the
  /// folders of the disk do not.
  func testADiskWhosePhotosAreInFolders_isDistinguishedFromTheMountPointOfADisk() throws {
    let disk = photos.appendingPathComponent("disk")
    try mount(disk)
    defer { umount2(disk.path, Int32(MNT_DETACH)) }
    try write("disk/deep/a.jpg", "photo a")
    try write("disk/other/deeper/b.jpg", "photo b")
    let database = try open()
    try index(database)
    let folders = ["", "disk", "disk/deep", "disk/other", "disk/other/deeper"].map {
      FilePath($0.isEmpty ? photos : photos.appendingPathComponent($0))
    }
    XCTAssertEqual(try folders.map { try database.isOffline($0) }, [false, false, false, false, false])
    let elsewhere = try disconnect(disk)
    defer { umount2(elsewhere.path, Int32(MNT_DETACH)) }
    try index(database)
    XCTAssertEqual(
      try folders.map { try database.isOffline($0) }, [false, true, true, true, true],
      "the mount point is in the first folder")
    try write("disk/new/c.jpg", "photo c")
    try index(database)
    XCTAssertFalse(try database.isOffline(folders[1]), "the folder is used without its disk")
    try FileManager.default.removeItem(at: disk.appendingPathComponent("new"))
    connect(elsewhere, disk)
    try index(database)
    XCTAssertEqual(try folders.map { try database.isOffline($0) }, [false, false, false, false, false])
  }

  /// The mount point of a disk may contain folders and files that were written while the disk was not connected.
  func testAMountPointThatIsNotEmpty() throws {
    let disk = photos.appendingPathComponent("disk")
    try FileManager.default.createDirectory(
      at: disk.appendingPathComponent("2020"), withIntermediateDirectories: true)
    try write("disk/stray.jpg", "photo s")
    try mount(disk)
    defer { umount2(disk.path, Int32(MNT_DETACH)) }
    for number in 0..<5 { try write("disk/2020/\(number).jpg", "photo \(number)") }
    let database = try open()
    let roots = [FilePath(disk)]
    try indexer(database).index(roots)
    let marked = try id("disk/2020/3.jpg", database)
    try database.setFavourite([marked], true)
    let elsewhere = try disconnect(disk)
    defer { umount2(elsewhere.path, Int32(MNT_DETACH)) }
    for _ in 0..<2 {
      try indexer(database).index(roots)
      XCTAssertEqual(try names(database), ["disk/stray.jpg"])
      XCTAssertEqual(try database.count(.state(.offline)), 5)
      XCTAssertEqual(try database.count(.state(.missing)), 0)
    }
    connect(elsewhere, disk)
    try indexer(database).index(roots)
    XCTAssertEqual(try id("disk/2020/3.jpg", database), marked)
    XCTAssertEqual(try names(database).count, 5)
    try assertIntact(database)
  }

  /// While the Gallery runs, the table of mounts changes, and the device of the root does not.
  func testADiskInsideAFolderIsDisconnectedWhileTheLibraryIsOpen() throws {
    let disk = photos.appendingPathComponent("disk")
    try mount(disk)
    defer { umount2(disk.path, Int32(MNT_DETACH)) }
    try write("disk/a.jpg", "photo a")
    try write("home.jpg", "photo h", modified: 1_700_000_050)
    let database = try open()
    let updates = DispatchSemaphore(value: 0)
    let monitor = LibraryMonitor(indexer(database), roots: [root]) { event in
      switch event {
      case .updated, .failed: updates.signal()
      case .progress, .changed, .unwatched: break
      }
    }
    monitor.start()
    defer { monitor.stop() }
    func wait(_ expected: [String], _ message: String) throws {
      while try !Self.isCurrent({ try names(database) == expected }) {
        guard updates.wait(timeout: .now() + 60) == .success else {
          return XCTFail("\(message): \(try names(database))")
        }
      }
    }
    try wait(["disk/a.jpg", "home.jpg"], "the first pass")
    let elsewhere = try disconnect(disk)
    defer { umount2(elsewhere.path, Int32(MNT_DETACH)) }
    try wait(["home.jpg"], "the disk is disconnected")
    XCTAssertEqual(try database.count(.state(.offline)), 1)
    connect(elsewhere, disk)
    try wait(["disk/a.jpg", "home.jpg"], "the disk is connected")
    try write("disk/b.jpg", "photo b", modified: 1_700_000_100)
    try wait(["disk/a.jpg", "home.jpg", "disk/b.jpg"], "the disk is watched again")
  }

  /// A disk is pulled out while a pass reads the photos that were edited on another computer.
  func testADiskIsDisconnectedWhileAPassReads() throws {
    let disk = photos.appendingPathComponent("disk")
    try mount(disk)
    defer { umount2(disk.path, Int32(MNT_DETACH)) }
    for number in 0..<5 { try write("disk/\(number).jpg", "photo \(number)") }
    // It is found unchanged before the disk disappears.
    try write("disk/unchanged.jpg", "photo u")
    let database = try open()
    try index(database)
    let photos = try (0..<5).map { try id("disk/\($0).jpg", database) }
    try database.setFavourite(photos, true)
    for number in 0..<5 { try write("disk/\(number).jpg", "edited photo \(number)", modified: 1_700_000_100) }
    let elsewhere = work.appendingPathComponent("elsewhere")
    defer { umount2(elsewhere.path, Int32(MNT_DETACH)) }
    let reader = InterruptedReader {
      do { _ = try self.disconnect(disk) } catch { XCTFail("\(error)") }
    }
    let zone = try XCTUnwrap(TimeZone(identifier: "UTC"))
    try LibraryIndexer(database, reader: reader, zone: zone).index([root])
    XCTAssertEqual(try database.count(.state(.missing)), 0)
    try index(database)
    XCTAssertEqual(try database.count(.state(.offline)), 6)
    connect(elsewhere, disk)
    try index(database)
    XCTAssertEqual(try (0..<5).map { try id("disk/\($0).jpg", database) }, photos)
    XCTAssertEqual(try names(database, .favourites).count, 5)
    try assertIntact(database)
  }

  /// A reader that calls a closure when the first file is read.
  private final class InterruptedReader: PhotoMetadataReading, @unchecked Sendable {
    private let lock = NSLock()
    private var body: (() -> Void)?

    init(_ body: @escaping () -> Void) { self.body = body }

    func metadata(of file: RegularFile) -> PhotoMetadata {
      lock.withLock {
        body?()
        body = nil
      }
      return TextReader().metadata(of: file)
    }
  }

  /// The trash of a disk is on that disk. While another disk is at its mount point, or none, a folder there would hide that it is
  /// missing.
  func testNoFolderIsCreatedOnAnotherDisk() throws {
    let disk = photos.appendingPathComponent("disk")
    try mount(disk)
    defer { umount2(disk.path, Int32(MNT_DETACH)) }
    try write("trash/files/a.jpg", "photo a")
    let file = root.appending("trash/files/a.jpg")
    let identity = try XCTUnwrap(FileIdentity(ofEntry: file))
    let trashed = TrashedFile(file: file, original: FilePath(disk).appending("2020/a.jpg"), identity: identity)
    XCTAssertThrowsError(try trashed.restore()) {
      XCTAssertTrue("\($0)".hasSuffix("was not restored: the disk that contained it is not connected"), "\($0)")
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: disk.path + "/2020"))
    XCTAssertTrue(trashed.isInTrash)
    let other = TrashedFile(
      file: root.appending("trash/files/b.jpg"), original: root.appending("x/b.jpg"), identity: identity)
    XCTAssertThrowsError(try other.restore())
    XCTAssertFalse(FileManager.default.fileExists(atPath: photos.path + "/x"), "the file is looked for first")
  }

  /// GIO reports no trash for these, but a permanent deletion would also fail.
  func testAFileOnAReadOnlyDiskIsNotDeleted() throws {
    let disk = photos.appendingPathComponent("disk")
    try mount(disk)
    defer { umount2(disk.path, Int32(MNT_DETACH)) }
    try write("disk/a.jpg", "photo a")
    let database = try open()
    try index(database)
    let photo = try id("disk/a.jpg", database)
    let flags = UInt(MS_REMOUNT | MS_RDONLY)
    XCTAssertEqual(Glibc.mount("photos", disk.path, "tmpfs", flags, "size=8m"), 0)
    let summary = try database.moveToTrash([photo])
    XCTAssertEqual(summary.problems, ["\(disk.path)/a.jpg was not deleted: its disk is read-only"])
    XCTAssertTrue(summary.withoutTrash.isEmpty)
    XCTAssertTrue(FileManager.default.fileExists(atPath: disk.path + "/a.jpg"))
  }

  /// The superuser may change all folders, so the decision is tested without them.
  func testWhatPreventsADeletion() {
    var (folder, file) = (stat(), stat())
    (folder.st_uid, folder.st_mode, file.st_uid) = (0, S_IFDIR | 0o755, 1001)
    func obstacle(_ code: Int32, user: uid_t = 1000) -> DeletionObstacle? {
      DeletionObstacle(accessError: code, user: user, folder: folder, file: file)
    }
    XCTAssertEqual(obstacle(EROFS), .readOnlyDisk)
    XCTAssertEqual(obstacle(EROFS, user: 0), .readOnlyDisk)
    XCTAssertEqual(obstacle(EACCES), .readOnlyFolder)
    XCTAssertEqual(obstacle(EPERM), .readOnlyFolder)
    XCTAssertNil(obstacle(ENOENT), "the file is gone, which is another reason")
    XCTAssertNil(obstacle(0), "the disk has no trash")
    folder.st_mode |= S_ISVTX
    XCTAssertEqual(obstacle(0), .otherOwner)
    XCTAssertEqual(obstacle(EACCES), .readOnlyFolder)
    XCTAssertNil(obstacle(0, user: 0))
    XCTAssertNil(obstacle(0, user: 1001), "the owner of the file")
    folder.st_uid = 1000
    XCTAssertNil(obstacle(0), "the owner of the folder")
  }

  /// A move to another disk is also unsupported, so only a deletion says that there is no trash.
  func testTheReasonsOfGIO() {
    func failure(_ code: GIOErrorEnum) -> GIOFailure {
      GIOFailure(consuming: g_error_new_literal(g_io_error_quark(), gint(code.rawValue), "the text of GIO"))
    }
    XCTAssertEqual(failure(G_IO_ERROR_READ_ONLY).reason, "its disk is read-only")
    XCTAssertEqual(failure(G_IO_ERROR_PERMISSION_DENIED).reason, "its folder is read-only")
    XCTAssertEqual(failure(G_IO_ERROR_NOT_SUPPORTED).reason, "the text of GIO")
    XCTAssertTrue(failure(G_IO_ERROR_NOT_SUPPORTED).isUnsupported)
    XCTAssertFalse(failure(G_IO_ERROR_READ_ONLY).isUnsupported)
    XCTAssertEqual(GIOFailure(consuming: nil).reason, "unknown reason")
  }

  /// The main thread's changes wait for the transaction of a pass, so a disk has several.
  func testADiskWithManyPhotosIsHiddenInPages() throws {
    let count = LibraryIndexer.largestBatchSize * 2 + 10
    for number in 0..<count { try write("disk/\(number).jpg", "photo \(number)") }
    let database = try open()
    let roots = [root.appending("disk")]
    try indexer(database).index(roots)
    final class Counts: @unchecked Sendable { var values: Set<Int> = [] }
    func pass(_ state: PhotoState) throws -> Set<Int> {
      let counts = Counts()
      try indexer(database).index(
        roots,
        isCancelled: {
          if let count = try? database.count(.state(state)) { counts.values.insert(count) }
          return false
        })
      counts.values.insert(try database.count(.state(state)))
      return counts.values
    }
    let pages: Set = [0, LibraryIndexer.largestBatchSize, 2 * LibraryIndexer.largestBatchSize, count]
    try move("disk", "../unplugged")
    XCTAssertEqual(try pass(.offline), pages)
    try move("../unplugged", "disk")
    XCTAssertTrue(try pass(.offline).isSuperset(of: [count, 0]))
    XCTAssertEqual(try names(database).count, count)
    // Deleted photos, and a pass that is cancelled between two pages.
    let everything = photos.appendingPathComponent("disk")
    for number in 0..<count { unlink(everything.appendingPathComponent("\(number).jpg").path) }
    XCTAssertThrowsError(
      try indexer(database).index(
        roots, isCancelled: { ((try? database.count(.state(.missing))) ?? 0) > 0 }))
    XCTAssertEqual(try database.count(.state(.missing)), LibraryIndexer.largestBatchSize)
    XCTAssertTrue(try pass(.missing).isSuperset(of: [2 * LibraryIndexer.largestBatchSize, count]))
    try assertIntact(database)
  }

  /// A folder that may be listed but not entered, for whose files `stat` reports EACCES.
  func testAFolderThatMayNotBeEnteredKeepsItsPhotos() throws {
    try XCTSkipUnless(getuid() == 0, "the test becomes another user")
    typealias SetUser = @convention(c) (UInt32) -> Int32
    let symbol = try XCTUnwrap(dlsym(UnsafeMutableRawPointer(bitPattern: 0), "setfsuid"))
    let setUser = unsafeBitCast(symbol, to: SetUser.self)
    try write("closed/a.jpg", "photo a")
    try write("open/b.jpg", "photo b")
    let database = try open()
    try index(database)
    let files = photos.path
    for path in [work.path, files, files + "/open", location.index.path, location.userData.path] {
      XCTAssertEqual(chmod(path, 0o755), 0)
    }
    XCTAssertEqual(chmod(files + "/closed", 0o744), 0)
    // The user of this thread for files. It cannot leave the folders above, so the test needs them to be open.
    _ = setUser(65_534)
    defer { _ = setUser(0) }
    try XCTSkipUnless(
      access(files, F_OK) == 0 && FileIdentity(root.appending("open/b.jpg")) != nil, "\(files) is closed")
    let summary = try index(database)
    _ = setUser(0)
    XCTAssertEqual(summary.removedCount, 0)
    XCTAssertEqual(summary.problems, ["\(files)/closed: Permission denied"])
    XCTAssertEqual(try Set(names(database)), ["closed/a.jpg", "open/b.jpg"])
    XCTAssertEqual(try index(database).problems, [])
  }

  /// The format is that of `man 5 proc`.
  func testTheTableOfMounts() {
    let table = MountTable(
      Data(
        """
        36 35 8:17 / /media/me/My\\040Disk rw,noatime shared:1 - vfat /dev/sdb1 rw
        37 35 0:52 / /mnt/a rw - fuse.sshfs host:/ rw
        38 35 259:300 /sub / rw,relatime master:1 - btrfs /dev/nvme0n1p2 rw
        damaged
        39 35 x:y / /mnt/b rw - ext4 /dev/sdc rw
        """.utf8))
    XCTAssertEqual(table.mounts.map(\.point), ["/media/me/My Disk", "/mnt/a", "/"])
    XCTAssertEqual(table.mounts.map(\.device), [0x811, 52, 0x11_032C])
    XCTAssertEqual(table.mounts.map { table.hasStableFileNumbers($0.device) }, [false, false, true])
    XCTAssertTrue(table.hasStableFileNumbers(7))
    let disks = MountedDisks(of: ["/media"], table: table)
    XCTAssertNotEqual(disks, MountedDisks(of: ["/media"], table: MountTable(Data())))
    XCTAssertEqual(MountedDisks(of: ["/home"], table: table), MountedDisks(of: ["/home"], table: MountTable(Data())))
  }
}

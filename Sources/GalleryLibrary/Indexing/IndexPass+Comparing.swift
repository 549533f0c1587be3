import CoreGraphics
import Foundation
import GRDB

/// Comparing the folders on the disk with the index.
extension IndexPass {
  /// Compares a folder on the disk with the index.
  func compare(_ index: Int) throws {
    let folder = survey.folders[index]
    guard rootNumbers[folder.root] != nil, onlineRoots[folder.root] else { return }
    let device = MountTable.device(ofNearest: folder.path)
    folderDevices[index] = device
    var records = try records(in: folder.path)
    var (hasFoundFile, failure): (Bool, FileError?) = (false, nil)
    for name in folder.photos {
      let identity: FileIdentity
      switch FileIdentity.presence(at: folder.path.appending(name)) {
      case .file(let present): identity = present
      // The entry is a link without a destination, or a file that was deleted after the listing.
      case .absent: continue
      case .unknown(let error):
        // The photo remains as it is.
        records[name] = nil
        failure = failure ?? error
        continue
      }
      guard let record = records.removeValue(forKey: name) else {
        candidates.append(Candidate(folder: index, name: name, identity: identity, photo: nil))
        continue
      }
      hasFoundFile = true
      if record.identity.isUnchanged(identity, hasStableNumbers: mountTable.hasStableFileNumbers(identity.device)) {
        devices.found(stored: record.identity.device, present: identity.device)
        if !record.identity.isSameFile(as: identity) { renumberedFiles.append((record.photo, identity)) }
        if offlinePhotos.containsSorted(record.photo) { returnedPhotos.append(record.photo) }
        continue
      }
      if !record.identity.isSameFile(as: identity) { displacedPhotos[Node(record.identity)] = record.photo }
      candidates.append(Candidate(folder: index, name: name, identity: identity, photo: record.photo))
    }
    if let failure { summary.problems.append("\(folder.path): \(failure)") }
    try writeFoundFiles(minimumCount: LibraryIndexer.largestBatchSize)
    guard !records.isEmpty else { return }
    let absent = records.values.map { (photo: $0.photo, device: $0.identity.device) }
    let place = MountTable.device(ofNearest: folder.path)
    if place != device {
      // The folder was on a disk that was disconnected while its files were compared.
      disconnectedPhotos += absent.map(\.photo)
      return
    }
    // A listed folder with one of its files is not the mount point of another disk. Then a file on another device was the
    // destination of a link.
    addAbsent(absent, place: hasFoundFile ? nil : place)
  }

  /// Adds photos whose files are not at their paths. `place` is the device that contains their folder now, or `nil` if it is
  /// known to be the device of the files.
  func addAbsent(_ photos: [(photo: Int64, device: Int64)], place: Int64?) {
    for (photo, device) in photos {
      if let place, place != device {
        unreachedPhotos.append(UnreachedPhoto(photo: photo, device: device, place: place))
      } else {
        absentPhotos.append(photo)
      }
    }
  }

  /// Writes the numbers of unchanged files, and shows the photos of disks that were connected again.
  func writeFoundFiles(minimumCount: Int) throws {
    if renumberedFiles.count >= minimumCount {
      try inPages(renumberedFiles) { page, db in
        let statement = try db.cachedStatement(sql: "UPDATE file SET device = ?, inode = ? WHERE photo = ?")
        for (photo, identity) in page { try statement.execute(arguments: [identity.device, identity.inode, photo]) }
      }
      renumberedFiles = []
    }
    if returnedPhotos.count >= minimumCount {
      try setState(.shown, of: returnedPhotos, from: .offline) { false }
      returnedPhotos = []
    }
  }

  /// Hides the photos of disks that are not connected. The other photos without a file are absent.
  func resolveUnreachedPhotos(_ isCancelled: () -> Bool) throws {
    absentPhotos += unreachedPhotos.filter { devices.isConnected(stored: $0.device, place: $0.place) }.map(\.photo)
    let offline = unreachedPhotos.filter { !devices.isConnected(stored: $0.device, place: $0.place) }.map(\.photo)
    unreachedPhotos = []
    try setState(.offline, of: offline, from: .shown, isCancelled)
  }

  /// Reads the keys of the photos whose paths have no file or another file, if there are files that may be theirs.
  func findVacatedPhotos() throws {
    guard !candidates.isEmpty, !(absentPhotos.isEmpty && displacedPhotos.isEmpty) else { return }
    vacatedPhotos = try database.read { db in
      let statement = try db.cachedStatement(sql: "SELECT key FROM file WHERE photo = ? AND isPresent")
      return VacatedPhotos(
        try (absentPhotos + displacedPhotos.values).compactMap { photo in
          try Int64.fetchOne(statement, arguments: [photo]).map { (key: $0, photo: photo) }
        })
    }
  }

  /// Moves the files with known inode numbers to the front. If a photo's file was both moved and copied, the photo is
  /// therefore assigned to the moved file.
  func sortCandidates() throws {
    let isKnown = try database.read { db in
      guard try Int64.fetchOne(db, sql: "SELECT photo FROM file LIMIT 1") != nil else { return [Bool]() }
      let statement = try db.cachedStatement(
        sql: "SELECT 1 FROM file WHERE inode = ? AND device = ? AND size = ? AND seconds = ?")
      return try candidates.map {
        let identity = $0.identity
        return try Int.fetchOne(
          statement, arguments: [identity.inode, identity.device, identity.size, identity.seconds]) != nil
      }
    }
    guard isKnown.contains(true), isKnown.contains(false) else { return }
    let numbered = zip(candidates, isKnown)
    candidates = numbered.filter(\.1).map(\.0) + numbered.filter { !$0.1 }.map(\.0)
  }

  func records(in folder: FilePath) throws -> [FilePath: Record] {
    try database.read { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT photo, name, device, inode, size, seconds, nanoseconds FROM file
          WHERE folder = (SELECT id FROM folder WHERE path = ?) AND isPresent
          """, arguments: [folder.databaseValue])
      var records: [FilePath: Record] = [:]
      while let row = try rows.next() {
        let record = Record(photo: try row.integer(0), name: try row.path(1), identity: try Self.identity(row, from: 2))
        records[record.name] = record
      }
      return records
    }
  }

  static func identity(_ row: Row, from column: Int) throws -> FileIdentity {
    FileIdentity(
      device: try row.integer(column), inode: try row.integer(column + 1), size: try row.integer(column + 2),
      seconds: try row.integer(column + 3), nanoseconds: try row.integer(column + 4))
  }
}

extension [Int64] {
  /// Returns whether an array in ascending order contains a value.
  fileprivate func containsSorted(_ value: Int64) -> Bool {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if self[middle] < value { lower = middle + 1 } else { upper = middle }
    }
    return lower < count && self[lower] == value
  }
}

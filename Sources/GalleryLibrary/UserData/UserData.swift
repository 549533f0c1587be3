import CoreGraphics

/// The data that the user creates: favourites, albums with their order, rotations, the orders of parts of the library, and
/// the folders that were opened. It cannot be restored from the photos.
package struct UserData: Equatable, Sendable {
  /// A number of a photo, which the database and the journal share.
  package typealias PhotoID = Int64

  /// An album that the user created.
  package struct Album: Equatable, Sendable {
    /// The name that the user gave the album.
    package var name: String
    /// The photos in the order that the user chose.
    package var photos: [PhotoID] = []
  }

  /// The properties by which a photo is identified after the database was lost.
  package struct Mark: Codable, Equatable, Sendable {
    /// The fingerprint of the file's content (`ContentKey`).
    package var key: Int64
    /// The size of the file, in bytes.
    package var size: Int64
    /// The last known path, as a file URL.
    package var url: String

    package init(key: Int64, size: Int64, url: String) {
      self.key = key
      self.size = size
      self.url = url
    }
  }

  /// The properties of the photos with user data, by number of the photo.
  package private(set) var marks: [PhotoID: Mark] = [:]
  /// The identifiers of the photos that the user marked as favourites.
  package private(set) var favourites: Set<PhotoID> = []
  /// The albums, by their number.
  package private(set) var albums: [Int64: Album] = [:]
  /// The numbers of the albums, in the order in which the user arranged them.
  package private(set) var albumOrder: [Int64] = []
  /// The numbers of quarter turns to the right with which rotated photos are shown, 1...3.
  package private(set) var turns: [PhotoID: Int] = [:]
  /// The numbers of the orders that the user chose, by the names of the parts of the library (`Timeline.Scope.orderName`).
  package private(set) var orders: [String: Int64] = [:]
  /// The folders of the library as file URLs, in the order in which they were added.
  package private(set) var folders: [String] = []
  /// The folders that the user removed from the library, as file URLs. They are not added again by default.
  package private(set) var removedFolders: Set<String> = []

  package init() {}

  /// Creates user data from its parts. The albums are in the order in which the user arranged them.
  init(
    marks: [PhotoID: Mark], favourites: Set<PhotoID>, albums: [(number: Int64, album: Album)], turns: [PhotoID: Int],
    orders: [String: Int64], folders: [String] = [], removedFolders: Set<String> = []
  ) {
    self.marks = marks
    self.favourites = favourites
    self.albums = Dictionary(uniqueKeysWithValues: albums.map { ($0.number, $0.album) })
    albumOrder = albums.map(\.number)
    self.turns = turns
    self.orders = orders
    self.folders = folders
    self.removedFolders = removedFolders
  }

  /// Returns whether the user made the same of the photos. Where their files are, and in which order folders were added, does not
  /// count.
  func hasSameContent(as other: UserData) -> Bool {
    favourites == other.favourites && albums == other.albums && albumOrder == other.albumOrder && turns == other.turns
      && orders == other.orders && Set(folders) == Set(other.folders) && removedFolders == other.removedFolders
  }

  /// Returns whether other data has everything that the user made. Folders do not count.
  func isContained(in other: UserData) -> Bool {
    favourites.isSubset(of: other.favourites) && albums.allSatisfy { other.albums[$0.key] == $0.value }
      && turns.allSatisfy { other.turns[$0.key] == $0.value }
      && orders.allSatisfy { other.orders[$0.key] == $0.value }
  }

  /// Returns the name of an album in `orders`.
  static func orderName(ofAlbum album: Int64) -> String { "album \(album)" }

  /// Returns whether the user can choose an order for a part of the library. An album that was deleted has none.
  private func canHaveOrder(_ name: String) -> Bool {
    guard name.hasPrefix("album "), let album = Int64(name.dropFirst("album ".count)) else { return true }
    return albums.index(forKey: album) != nil
  }

  /// The photos that are favourites, rotated, or in an album.
  var markedPhotos: Set<PhotoID> {
    albums.values.reduce(into: favourites.union(turns.keys)) { $0.formUnion($1.photos) }
  }

  /// Applies a change. Numbers of unknown albums are ignored, as are photos that are already at their position.
  mutating func apply(_ change: UserDataChange) {
    switch change {
    case .identity: break
    case .mark(let photo, let mark): marks[photo] = mark
    case .marks(let folder, let list):
      for mark in list { marks[mark.photo] = Mark(key: mark.key, size: mark.size, url: folder + mark.name) }
    case .unmark(let photos): removeAll(Set(photos))
    case .favourite(let photos, let isFavourite):
      if isFavourite { favourites.formUnion(photos) } else { favourites.subtract(photos) }
    case .createAlbum(let album, let name):
      guard albums[album] == nil else { return }
      albums[album] = Album(name: name)
      albumOrder.append(album)
    case .renameAlbum(let album, let name): albums[album]?.name = name
    case .deleteAlbum(let album):
      albums[album] = nil
      orders[Self.orderName(ofAlbum: album)] = nil
      albumOrder.removeAll { $0 == album }
    case .arrangeAlbum(let album, let next):
      guard albums[album] != nil, album != next else { return }
      albumOrder.removeAll { $0 == album }
      albumOrder.insert(album, at: next.flatMap(albumOrder.firstIndex) ?? albumOrder.count)
    case .arrange(let album, let photos, let next):
      guard var list = albums[album]?.photos else { return }
      var insertedPhotos: Set<PhotoID> = []
      let unique = photos.filter { insertedPhotos.insert($0).inserted }
      guard next.map(insertedPhotos.contains) != true else { return }
      list.removeAll(where: insertedPhotos.contains)
      list.insert(contentsOf: unique, at: next.flatMap(list.firstIndex) ?? list.count)
      albums[album]?.photos = list
    case .arrangeRuns(let album, let runs): arrange(runs, in: album)
    case .remove(let album, let photos):
      let removed = Set(photos)
      albums[album]?.photos.removeAll(where: removed.contains)
    case .turn(let photos, let count):
      let turns = count & 3
      for photo in photos { self.turns[photo] = turns == 0 ? nil : turns }
    case .order(let name, let number):
      guard canHaveOrder(name) else { return }
      orders[name] = number == 0 ? nil : number
    case .folder(let url):
      removedFolders.remove(url)
      if !folders.contains(url) { folders.append(url) }
    case .removeFolder(let url):
      folders.removeAll { $0 == url }
      removedFolders.insert(url)
    }
  }

  /// Moves photos to several places in an album, with one pass over the album.
  private mutating func arrange(_ runs: [Run], in album: Int64) {
    guard let list = albums[album]?.photos else { return }
    let runs = Self.unique(runs)
    let moved = Set(runs.lazy.flatMap(\.photos))
    var photosBefore: [PhotoID: [PhotoID]] = [:]
    for run in runs { if let next = run.next { photosBefore[next, default: []] += run.photos } }
    var result: [PhotoID] = []
    result.reserveCapacity(list.count)
    for photo in list where !moved.contains(photo) {
      if let photos = photosBefore.removeValue(forKey: photo) { result += photos }
      result.append(photo)
    }
    // The photos before which the others should be inserted are not in the album.
    for run in runs where run.next.map({ photosBefore.index(forKey: $0) != nil }) ?? true { result += run.photos }
    albums[album]?.photos = result
  }

  /// Returns runs without repeated photos. A run before a photo that is moved itself is inserted at the end.
  static func unique(_ runs: [Run]) -> [Run] {
    var inserted: Set<PhotoID> = []
    let unique = runs.map { Run(photos: $0.photos.filter { inserted.insert($0).inserted }, next: $0.next) }
    return unique.map { run in Run(photos: run.photos, next: run.next.flatMap { inserted.contains($0) ? nil : $0 }) }
  }

  private mutating func removeAll(_ photos: Set<PhotoID>) {
    for photo in photos {
      marks[photo] = nil
      turns[photo] = nil
    }
    favourites.subtract(photos)
    for album in albums.keys where albums[album]?.photos.contains(where: photos.contains) == true {
      albums[album]?.photos.removeAll(where: photos.contains)
    }
  }

  /// The changes that produce this data from empty data.
  var changes: [UserDataChange] {
    var changes = Self.changes(recording: marks.sorted { $0.key < $1.key }.lazy.map { ($0.key, $0.value) })
    if !favourites.isEmpty { changes.append(.favourite(favourites.sorted(), true)) }
    for album in albumOrder {
      guard let data = albums[album] else { continue }
      changes.append(.createAlbum(album, data.name))
      if !data.photos.isEmpty { changes.append(.arrange(album, data.photos, before: nil)) }
    }
    for count in 1...3 {
      let photos = turns.compactMap { $0.value == count ? $0.key : nil }
      if !photos.isEmpty { changes.append(.turn(photos.sorted(), count)) }
    }
    changes += orders.sorted { $0.key < $1.key }.map { .order($0.key, $0.value) }
    changes += folders.map { .folder($0) }
    changes += removedFolders.sorted().map { .removeFolder($0) }
    return changes
  }
}

extension UserData {
  /// Returns the changes that restore this data after a change.
  ///
  /// Only what the change affects is restored, so other changes may come between. Marks are not restored, because they are
  /// not visible.
  func inverse(of change: UserDataChange) -> [UserDataChange] {
    switch change {
    case .identity, .mark, .marks, .unmark: return []
    case .folder(let url): return folders.contains(url) ? [] : [.removeFolder(url)]
    case .removeFolder(let url): return removedFolders.contains(url) ? [] : [.folder(url)]
    case .favourite(let photos, let isFavourite):
      let changed = photos.filter { favourites.contains($0) != isFavourite }
      return changed.isEmpty ? [] : [.favourite(changed, !isFavourite)]
    case .createAlbum(let album, _): return albums[album] == nil ? [.deleteAlbum(album)] : []
    case .renameAlbum(let album, _): return albums[album].map { [.renameAlbum(album, $0.name)] } ?? []
    case .deleteAlbum(let album):
      guard let content = albums[album] else { return [] }
      var changes: [UserDataChange] = [.createAlbum(album, content.name)]
      if !content.photos.isEmpty { changes.append(.arrange(album, content.photos, before: nil)) }
      let name = Self.orderName(ofAlbum: album)
      if let order = orders[name] { changes.append(.order(name, order)) }
      return changes + inverse(of: .arrangeAlbum(album, before: nil))
    case .arrangeAlbum(let album, _):
      guard let index = albumOrder.firstIndex(of: album) else { return [] }
      return [.arrangeAlbum(album, before: index + 1 < albumOrder.count ? albumOrder[index + 1] : nil)]
    case .arrange(let album, let photos, _), .remove(let album, let photos): return places(of: photos, in: album)
    case .arrangeRuns(let album, let runs): return places(of: runs.flatMap(\.photos), in: album)
    case .turn(let photos, _):
      let groups = Dictionary(grouping: photos) { turns[$0] ?? 0 }
      return groups.sorted { $0.key < $1.key }.map { .turn($0.value, $0.key) }
    case .order(let name, let number):
      let present = orders[name] ?? 0
      return present == number ? [] : [.order(name, present)]
    }
  }

  /// Returns the changes that move photos to their present places in an album, and that remove those that it does not
  /// contain.
  private func places(of photos: [PhotoID], in album: Int64) -> [UserDataChange] {
    guard let order = albums[album]?.photos else { return [] }
    let affected = Set(photos)
    var runs: [Run] = []
    var run: [PhotoID] = []
    for photo in order {
      if affected.contains(photo) {
        run.append(photo)
      } else if !run.isEmpty {
        runs.append(Run(photos: run, next: photo))
        run = []
      }
    }
    if !run.isEmpty { runs.append(Run(photos: run, next: nil)) }
    // A change for each run would visit the whole album for each.
    var changes: [UserDataChange] =
      runs.count > 1 ? [.arrangeRuns(album, runs)] : runs.map { .arrange(album, $0.photos, before: $0.next) }
    let others = affected.subtracting(order)
    if !others.isEmpty { changes.append(.remove(album, others.sorted())) }
    return changes
  }
}

extension UserData {
  /// Returns the changes that rotate photos by quarter turns to the right, or to the left if the number is negative.
  package func changes(rotating photos: [PhotoID], by count: Int) -> [UserDataChange] {
    let groups = Dictionary(grouping: photos) { ((turns[$0] ?? 0) + count) & 3 }
    return groups.sorted { $0.key < $1.key }.map { .turn($0.value, $0.key) }
  }

  /// Returns the changes that add photos to the end of an album. Photos that it contains remain at their places.
  package func changes(adding photos: [PhotoID], to album: Int64) -> [UserDataChange] {
    let contained = Set(albums[album]?.photos ?? [])
    let added = photos.filter { !contained.contains($0) }
    return added.isEmpty ? [] : [.arrange(album, added, before: nil)]
  }
}

import Foundation

/// Collects the entries of a state that is being saved, and the objects that remain to be saved.
@MainActor struct StateBuilder {
  var entries: [SavedState.Entry] = []
  private var paths: Set<[String]> = []
  private var coders: [StateCoder] = []
  /// The objects that are to be saved or were saved, in order.
  private var objects: [any UIStateRestoring] = []
  private var nextIndex = 0

  /// Adds an object that is to be saved, unless it was added before.
  mutating func add(_ object: any UIStateRestoring) {
    if !objects.contains(where: { $0 === object }) { objects.append(object) }
  }

  /// Returns the next object that is to be saved, or nil if all objects have been saved.
  mutating func next() -> (any UIStateRestoring)? {
    guard nextIndex < objects.count else { return nil }
    defer { nextIndex += 1 }
    return objects[nextIndex]
  }

  /// Returns `true` if an entry with a restoration path was added.
  func contains(_ path: [String]) -> Bool { paths.contains(path) }

  /// Adds an entry with the values that `encode` encodes. Objects to which these values refer are saved as well.
  mutating func add(
    _ kind: SavedState.Entry.Kind, _ path: [String], _ type: String?, _ owner: String, _ encode: (StateCoder) -> Void
  ) {
    let coder = StateCoder(of: owner)
    encode(coder)
    paths.insert(path)
    entries.append(SavedState.Entry(kind: kind, path: path, type: type, values: [:]))
    coders.append(coder)
    for object in coder.objects { add(object) }
  }

  /// Returns the entries, with references to objects replaced by restoration paths. `path` returns the path of an
  /// object, or nil if it has none.
  func resolvedEntries(_ path: (any UIStateRestoring) -> [String]?) -> [SavedState.Entry] {
    zip(entries, coders).map { entry, coder in
      coder.resolve(path)
      var entry = entry
      entry.values = coder.values
      return entry
    }
  }
}

import Foundation

/// The overlays of a map in their order, found by the object and by the part of the map.
@MainActor final class MapOverlays {
  /// An overlay with what the map knows about it.
  @MainActor final class Entry {
    let overlay: any MKOverlay
    let level: MKOverlayLevel
    var renderer: MKOverlayRenderer?
    /// A number by which the entries are sorted.
    fileprivate var order = 0.0

    init(_ overlay: any MKOverlay, _ level: MKOverlayLevel) { (self.overlay, self.level) = (overlay, level) }
  }

  /// The entries in their order.
  private(set) var entries: [Entry] = []
  private var entriesByObject: [ObjectIdentifier: Entry] = [:]
  private let tree = MapTree<Entry>()

  /// Returns the entry of an overlay, or nil if there is none.
  func entry(of overlay: any MKOverlay) -> Entry? { entriesByObject[ObjectIdentifier(overlay)] }

  /// Returns the place of an overlay, or nil if there is none.
  ///
  /// - Complexity: O(log n).
  func index(of overlay: any MKOverlay) -> Int? { entry(of: overlay).map(index) }

  private func index(of entry: Entry) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].order < entry.order { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Inserts an overlay.
  ///
  /// - Returns: The entry, or nil if the overlay is there already.
  /// - Complexity: O(log n) at the end. Elsewhere, the overlays behind it are moved.
  func insert(_ overlay: any MKOverlay, _ level: MKOverlayLevel, at index: Int) -> Entry? {
    guard entriesByObject[ObjectIdentifier(overlay)] == nil else { return nil }
    let entry = Entry(overlay, level)
    let before = index > 0 ? entries[index - 1].order : (entries.first?.order ?? 0) - 2
    let after = index < entries.count ? entries[index].order : before + 2
    entry.order = (before + after) / 2
    entries.insert(entry, at: index)
    // There is no number between two neighbors any more.
    if entry.order <= before || entry.order >= after {
      for (number, entry) in entries.enumerated() { entry.order = Double(number) }
    }
    entriesByObject[ObjectIdentifier(overlay)] = entry
    tree.insert(entry, at: overlay.boundingMapRect)
    return entry
  }

  /// Removes an overlay.
  ///
  /// - Returns: Its entry, or nil if there was none.
  func remove(_ overlay: any MKOverlay) -> Entry? {
    guard let entry = entriesByObject.removeValue(forKey: ObjectIdentifier(overlay)) else { return nil }
    entries.remove(at: index(of: entry))
    tree.remove(entry)
    return entry
  }

  /// Exchanges the places of two overlays.
  func exchange(_ one: Int, _ other: Int) {
    guard one != other else { return }
    swap(&entries[one].order, &entries[other].order)
    entries.swapAt(one, other)
  }

  /// Returns the entries in a part of the map, in the order in which they are drawn: those above the names come last.
  ///
  /// - Complexity: O(log n + k log k) for k overlays in the part and near it.
  func entries(in rect: MKMapRect) -> [Entry] {
    tree.elements(in: rect).sorted { ($0.level.rawValue, $0.order) < ($1.level.rawValue, $1.order) }
  }
}

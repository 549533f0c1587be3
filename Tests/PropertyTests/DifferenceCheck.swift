import CollectionCore

/// Checks that an update map converts one list to another with as few moves as possible.
struct DifferenceCheck {
  let old: NaiveSections
  let new: NaiveSections
  let map: UpdateMap

  var mistake: String? { wrongSections ?? wrongItems ?? wrongOperations ?? needlessMoves }

  private var wrongSections: String? {
    for (place, section) in old.sections.enumerated()
    where map.newSection(ofOld: place) != new.place(ofSection: section.name) { return "new section of \(place)" }
    for (place, section) in new.sections.enumerated()
    where map.oldSection(ofNew: place) != old.place(ofSection: section.name) { return "old section of \(place)" }
    return nil
  }

  private var wrongItems: String? {
    let before = places(old)
    let after = places(new)
    for (item, place) in before where map.newItem(ofOld: place) != after[item] {
      return "item \(item) went from \(place) to \(map.newItem(ofOld: place)?.description ?? "nowhere")"
    }
    for (item, place) in after where map.oldItem(ofNew: place) != before[item] {
      return "item \(item) came to \(place) from \(map.oldItem(ofNew: place)?.description ?? "nowhere")"
    }
    return nil
  }

  /// An error in the operations that layouts receive, or nil. The operations must be equivalent to the map.
  private var wrongOperations: String? {
    if Array(map.countsBefore) != old.sections.map(\.items.count)
      || Array(map.countsAfter) != new.sections.map(\.items.count)
    {
      return "counts"
    }
    do {
      let plain = try UpdateMap(before: map.countsBefore, after: map.countsAfter, operations: map.operations)
      for place in places(old).values where plain.newItem(ofOld: place) != map.newItem(ofOld: place) {
        return "the operations say something else of \(place)"
      }
    } catch {
      return "the operations are wrong: \(error)"
    }
    return nil
  }

  private var needlessMoves: String? {
    let common = new.sections.compactMap { old.place(ofSection: $0.name) }
    let sections = common.count - Self.longestRun(common)
    if map.operations.movedSections.count != sections {
      return "\(map.operations.movedSections.count) sections move, \(sections) would do"
    }
    let before = places(old)
    var items = 0
    for section in new.sections {
      let from = section.items.compactMap { before[$0] }
      let home = old.place(ofSection: section.name)
      let stayed = from.filter { $0.section == home }.map(\.item)
      items += from.count - (stayed.count > 300 ? Self.longRun(stayed) : Self.longestRun(stayed))
    }
    guard map.operations.movedItems.count != items else { return nil }
    return "\(map.operations.movedItems.count) items move, \(items) would do"
  }

  private func places(_ list: NaiveSections) -> [Int: ItemIndex] {
    var places: [Int: ItemIndex] = [:]
    for (section, content) in list.sections.enumerated() {
      for (index, item) in content.items.enumerated() { places[item] = ItemIndex(section, index) }
    }
    return places
  }

  /// Returns the length of the longest increasing subsequence. It tries all ends.
  static func longestRun(_ numbers: [Int]) -> Int {
    var best: [Int] = []
    for (index, number) in numbers.enumerated() {
      best.append(1 + (0..<index).reduce(0) { numbers[$1] < number ? max($0, best[$1]) : $0 })
    }
    return best.max() ?? 0
  }

  /// Returns the length of the longest increasing subsequence of a long list. It stores the smallest end of a
  /// subsequence of each length and searches them linearly.
  private static func longRun(_ numbers: [Int]) -> Int {
    var ends: [Int] = []
    for number in numbers {
      if let place = ends.last.map({ $0 < number }) == true ? nil : ends.firstIndex(where: { $0 > number }) {
        ends[place] = number
      } else {
        ends.append(number)
      }
    }
    return ends.count
  }
}

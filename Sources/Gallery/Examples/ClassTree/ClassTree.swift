import UIKit

/// A class hierarchy in the form of sections and items for a collection view. Each section contains the classes of one
/// depth, and the subclasses of a class are next to each other.
struct ClassTree {
  /// The names of the classes by section and item.
  private(set) var levels: [[String]]
  private var childrenOfClass: [IndexPath: [IndexPath]] = [:]

  /// Creates a tree from lines of the form `Child: Parent`. Classes that do not inherit from `root` are omitted.
  init(root: String, text: String) {
    var names: [String: [String]] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2 { names[parts[1], default: []].append(parts[0]) }
    }
    levels = [[root]]
    while let last = levels.last, !last.isEmpty {
      var next: [String] = []
      for (item, name) in last.enumerated() {
        let children = names.removeValue(forKey: name) ?? []
        let section = levels.count
        childrenOfClass[IndexPath(item: item, section: section - 1)] = children.indices.map {
          IndexPath(item: next.count + $0, section: section)
        }
        next += children
      }
      levels.append(next)
    }
    levels.removeLast()
  }

  func name(at path: IndexPath) -> String { levels[path.section][path.item] }

  func children(at path: IndexPath) -> [IndexPath] { childrenOfClass[path] ?? [] }

  /// Returns the number of rows that a class and its subclasses occupy. The first subclass is in the row of the class.
  func rows(at path: IndexPath) -> Int { max(1, children(at: path).reduce(0) { $0 + rows(at: $1) }) }
}

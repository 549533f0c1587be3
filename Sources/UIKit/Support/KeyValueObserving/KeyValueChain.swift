import Foundation
import QuartzCore

/// The observation of a path of properties: of each object on the path its next property.
final class KeyValueChain: @unchecked Sendable {
  private let keys: [String]
  private let lock = NSRecursiveLock()
  private var links: [(object: () -> AnyObject?, number: Int)] = []

  /// Creates a chain for the names of properties that are separated by dots.
  init(_ path: String) { keys = path.split(separator: ".").map(String.init) }

  /// Begins to observe. The closure is called with the old value, if the last property itself changed, and the new one.
  func begin(on object: AnyObject, _ change: @escaping (_ old: Any?, _ new: Any?) -> Void) {
    link(object, 0, change)
  }

  /// Ends the observation.
  func end() { cut(to: 0) }

  private func link(_ object: AnyObject, _ depth: Int, _ change: @escaping (Any?, Any?) -> Void) {
    guard depth < keys.count else { return }
    let isLast = depth == keys.count - 1
    let number = KeyValueObservers.made(for: object).add(keys[depth]) { [weak self] old, new in
      guard let self else { return }
      if !isLast {
        cut(to: depth + 1)
        if let next = new as AnyObject? { link(next, depth + 1, change) }
      }
      change(isLast ? old : nil, new)
    }
    lock.withLock { links.append(({ [weak object] in object }, number)) }
    guard !isLast, Thread.isMainThread, let lookup = object as? any _MemberLookup else { return }
    nonisolated(unsafe) let reader = lookup
    nonisolated(unsafe) var next: AnyObject?
    let key = keys[depth]
    MainActor.assumeIsolated { next = reader._member(key)?.value as AnyObject? }
    if let next { link(next, depth + 1, change) }
  }

  /// Ends the observations of the objects from a place on the path.
  private func cut(to depth: Int) {
    let removedLinks = lock.withLock {
      let removedLinks = Array(links.dropFirst(depth))
      links.removeLast(removedLinks.count)
      return removedLinks
    }
    for link in removedLinks {
      if let object = link.object() { KeyValueObservers.of(object)?.remove(link.number) }
    }
  }
}

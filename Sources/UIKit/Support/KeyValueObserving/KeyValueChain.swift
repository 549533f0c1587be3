import Foundation
import QuartzCore

/// Observes a key path by observing each property along it.
final class KeyValueChain: @unchecked Sendable {
  private let keys: [String]
  private let lock = NSRecursiveLock()
  private var links: [(object: () -> AnyObject?, number: Int)] = []

  /// Creates an observation of a key path: the names of properties, separated by dots.
  init(_ path: String) { keys = path.split(separator: ".").map(String.init) }

  /// Begins to observe. The closure receives the new value, and also the old value if the last property of the key path changed, rather
  /// than an object before it.
  func start(on object: AnyObject, _ change: @escaping (_ old: Any?, _ new: Any?) -> Void) {
    observe(object, 0, change)
  }

  /// Ends the observation of all objects along the key path.
  func end() { removeLinks(to: 0) }

  private func observe(_ object: AnyObject, _ depth: Int, _ change: @escaping (Any?, Any?) -> Void) {
    guard depth < keys.count else { return }
    let isLast = depth == keys.count - 1
    let number = KeyValueObservers.observers(for: object).add(keys[depth]) { [weak self] old, new in
      guard let self else { return }
      if !isLast {
        removeLinks(to: depth + 1)
        if let next = new as AnyObject? { observe(next, depth + 1, change) }
      }
      change(isLast ? old : nil, new)
    }
    lock.withLock { links.append(({ [weak object] in object }, number)) }
    guard !isLast, Thread.isMainThread, let lookup = object as? any _MemberLookup else { return }
    nonisolated(unsafe) let reader = lookup
    nonisolated(unsafe) var next: AnyObject?
    let key = keys[depth]
    MainActor.assumeIsolated { next = reader._member(key)?.value as AnyObject? }
    if let next { observe(next, depth + 1, change) }
  }

  /// Ends the observations of the objects at a depth of the key path and at greater depths. The depth of the first object is 0.
  private func removeLinks(to depth: Int) {
    let removedLinks = lock.withLock {
      let removedLinks = Array(links.dropFirst(depth))
      links.removeLast(removedLinks.count)
      return removedLinks
    }
    for link in removedLinks {
      if let object = link.object() { KeyValueObservers.existing(for: object)?.remove(link.number) }
    }
  }
}

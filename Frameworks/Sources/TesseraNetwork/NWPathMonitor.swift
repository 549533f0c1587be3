import Foundation
import Synchronization

/// An object that reports changes of the computer's connection to networks.
public final class NWPathMonitor: Sendable {
  private struct State: Sendable {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var watch: RouteWatch?
    var path: NWPath?
    var isCanceled = false
  }

  private let isIncluded: @Sendable (NWInterface) -> Bool
  private let state = Mutex(State())

  /// Creates an object for all interfaces.
  public init() { isIncluded = { _ in true } }

  /// Creates an object for interfaces of a kind.
  ///
  /// - Parameter requiredInterfaceType: The kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { isIncluded = { $0.type == requiredInterfaceType } }

  /// Creates an object for all interfaces but those of certain kinds.
  ///
  /// - Parameter prohibitedInterfaceTypes: The kinds that are left out.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    isIncluded = { !prohibitedInterfaceTypes.contains($0.type) }
  }

  deinit { cancel() }

  /// The connection at present. It is up to date only after `start(queue:)`.
  public var currentPath: NWPath { state.withLock { $0.path } ?? path }

  private var path: NWPath { NWPath(routes: .current, isIncluded: isIncluded) }

  /// A closure that is called on the queue, first after the start and then after each change.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The queue on which the closure is called.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Begins to report changes. A second call, and a call after `cancel()`, does nothing.
  ///
  /// - Parameter queue: The queue on which the closure is called.
  public func start(queue: DispatchQueue) {
    let isNew = state.withLock { state in
      guard state.queue == nil, !state.isCanceled else { return false }
      state.queue = queue
      return true
    }
    guard isNew else { return }
    let watch = RouteWatch(queue: queue) { [weak self] in self?.update() }
    // Another thread may have canceled the monitor meanwhile, without a watch.
    let isCanceled = state.withLock { state in
      if !state.isCanceled { state.watch = watch }
      return state.isCanceled
    }
    guard !isCanceled else { return watch.cancel() }
    queue.async { [weak self] in self?.update() }
  }

  /// Ends the reports.
  public func cancel() {
    let watch = state.withLock { state in
      state.isCanceled = true
      defer { state.watch = nil }
      return state.watch
    }
    watch?.cancel()
  }

  private func update() {
    let path = path
    let handler = state.withLock { state -> (@Sendable (NWPath) -> Void)? in
      guard !state.isCanceled, state.path != path else { return nil }
      state.path = path
      return state.handler
    }
    handler?(path)
  }
}

import Foundation
import OpenCombine

/// A subscription to several publishers, whose values go to one subscriber.
final class Junction<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  /// A closure that adds a value of one publisher to the values so far, and returns the value to pass on, or nil.
  typealias Transform = (_ place: Int, _ value: Any) -> Downstream.Input?

  /// Protects the state. It is never held while other code is called.
  private let state = NSLock()
  /// Lets values reach the subscriber one after another.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstreams: [(any Subscription)?]
  private var demand = Subscribers.Demand.none
  private var unfinished: Int
  private let transform: Transform

  init(_ downstream: Downstream, count: Int, transform: @escaping Transform) {
    self.downstream = downstream
    upstreams = Array(repeating: nil, count: count)
    unfinished = count
    self.transform = transform
  }

  var description: String { "Junction" }

  /// Subscribes to the publishers, after the subscriber knows its subscription.
  func begin(_ publishers: [(AnySubscriber<Any, Downstream.Failure>) -> Void]) {
    // No other code knows the object yet.
    downstream?.receive(subscription: self)
    if publishers.isEmpty { finish(.finished) }
    for (place, subscribe) in publishers.enumerated() {
      subscribe(
        AnySubscriber(
          receiveSubscription: { self.connect($0, place) },
          receiveValue: { self.receive($0, place) },
          receiveCompletion: { self.complete($0, place) }))
    }
  }

  private func connect(_ subscription: any Subscription, _ place: Int) {
    state.lock()
    let isCancelled = downstream == nil
    let wanted = demand
    if !isCancelled { upstreams[place] = subscription }
    state.unlock()
    if isCancelled { return subscription.cancel() }
    if wanted > .none { subscription.request(wanted) }
  }

  private func receive(_ value: Any, _ place: Int) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    state.lock()
    let receiver = downstream
    let result = receiver == nil ? nil : transform(place, value)
    state.unlock()
    guard let receiver else { return .none }
    // A value that leads to none must not use up the demand.
    guard let result else { return .max(1) }
    return receiver.receive(result)
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, _ place: Int) {
    state.lock()
    upstreams[place] = nil
    unfinished -= 1
    let isLast = unfinished == 0
    state.unlock()
    if case .failure = completion { return finish(completion) }
    if isLast { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let receiver = end()
    delivery.lock()
    receiver?.receive(completion: completion)
    delivery.unlock()
  }

  func request(_ more: Subscribers.Demand) {
    state.lock()
    demand += more
    let current = upstreams
    state.unlock()
    for upstream in current { upstream?.request(more) }
  }

  func cancel() { end() }

  /// Cancels the subscriptions. Only the first call returns the subscriber, so that it is completed once.
  @discardableResult private func end() -> Downstream? {
    state.lock()
    let receiver = downstream
    downstream = nil
    let current = upstreams
    upstreams = Array(repeating: nil, count: current.count)
    state.unlock()
    for upstream in current { upstream?.cancel() }
    return receiver
  }
}

extension Publisher {
  /// Returns a closure that subscribes to the publisher, whatever its values are.
  func attaching() -> (AnySubscriber<Any, Failure>) -> Void {
    { self.map { $0 as Any }.receive(subscriber: $0) }
  }
}

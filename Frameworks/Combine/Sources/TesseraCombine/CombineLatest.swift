import OpenCombine

/// Returns the newest value of a publisher, or nil if it has published none yet. A cast alone would succeed without a value if the
/// values are optional.
private func newest<Upstream: Publisher>(_ value: Any?, _ publisher: Upstream.Type) -> Upstream.Output? {
  guard let value else { return nil }
  return value as? Upstream.Output
}

extension Publishers {
  /// Publishes the newest values of two publishers when one of them changes.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The newest values of the publishers, as a tuple.
    public typealias Output = (A.Output, B.Output)
    /// The type of the errors of the publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the newest values of others.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Subscribes to all publishers. An error of one of them ends the subscription, and it finishes when all have finished.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var values = [Any?](repeating: nil, count: 2)
      let junction = Junction(subscriber, count: 2) { place, value in
        values[place] = value
        guard let a = newest(values[0], A.self), let b = newest(values[1], B.self)
        else { return nil }
        return (a, b)
      }
      junction.begin([a.attaching(), b.attaching()])
    }
  }

  /// Publishes the newest values of three publishers when one of them changes.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The newest values of the publishers, as a tuple.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the errors of the publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the newest values of others.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    ///   - c: The third publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Subscribes to all publishers. An error of one of them ends the subscription, and it finishes when all have finished.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var values = [Any?](repeating: nil, count: 3)
      let junction = Junction(subscriber, count: 3) { place, value in
        values[place] = value
        guard let a = newest(values[0], A.self), let b = newest(values[1], B.self), let c = newest(values[2], C.self)
        else { return nil }
        return (a, b, c)
      }
      junction.begin([a.attaching(), b.attaching(), c.attaching()])
    }
  }

  /// Publishes the newest values of four publishers when one of them changes.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The newest values of the publishers, as a tuple.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the errors of the publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the newest values of others.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    ///   - c: The third publisher.
    ///   - d: The fourth publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Subscribes to all publishers. An error of one of them ends the subscription, and it finishes when all have finished.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var values = [Any?](repeating: nil, count: 4)
      let junction = Junction(subscriber, count: 4) { place, value in
        values[place] = value
        guard let a = newest(values[0], A.self), let b = newest(values[1], B.self), let c = newest(values[2], C.self),
          let d = newest(values[3], D.self)
        else { return nil }
        return (a, b, c, d)
      }
      junction.begin([a.attaching(), b.attaching(), c.attaching(), d.attaching()])
    }
  }
}

extension Publisher {
  /// Publishes the newest values of this publisher and others, each time one of them publishes a value.
  ///
  /// Nothing is published before each publisher has published a value.
  ///
  /// - Parameter b: The second publisher.
  /// - Returns: A publisher of tuples.
  public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }

  /// Publishes what a closure computes from the newest values of this publisher and others, each time one of them publishes a
  /// value.
  ///
  /// Nothing is published before each publisher has published a value.
  ///
  /// - Parameters:
  ///   - b: The second publisher.
  ///   - transform: A closure that computes a value from the newest values.
  /// - Returns: A publisher of the results of the closure.
  public func combineLatest<B: Publisher, Result>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b).map { transform($0.0, $0.1) }
  }

  /// Publishes the newest values of this publisher and others, each time one of them publishes a value.
  ///
  /// Nothing is published before each publisher has published a value.
  ///
  /// - Parameters:
  ///   - b: The second publisher.
  ///   - c: The third publisher.
  /// - Returns: A publisher of tuples.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Publishes what a closure computes from the newest values of this publisher and others, each time one of them publishes a
  /// value.
  ///
  /// Nothing is published before each publisher has published a value.
  ///
  /// - Parameters:
  ///   - b: The second publisher.
  ///   - c: The third publisher.
  ///   - transform: A closure that computes a value from the newest values.
  /// - Returns: A publisher of the results of the closure.
  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the newest values of this publisher and others, each time one of them publishes a value.
  ///
  /// Nothing is published before each publisher has published a value.
  ///
  /// - Parameters:
  ///   - b: The second publisher.
  ///   - c: The third publisher.
  ///   - d: The fourth publisher.
  /// - Returns: A publisher of tuples.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// Publishes what a closure computes from the newest values of this publisher and others, each time one of them publishes a
  /// value.
  ///
  /// Nothing is published before each publisher has published a value.
  ///
  /// - Parameters:
  ///   - b: The second publisher.
  ///   - c: The third publisher.
  ///   - d: The fourth publisher.
  ///   - transform: A closure that computes a value from the newest values.
  /// - Returns: A publisher of the results of the closure.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

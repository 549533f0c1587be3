/// Seconds, as a span or as a time on some clock.
public typealias CFTimeInterval = Double

/// The methods with which a delegate changes the behavior of a gesture recognizer. All have default implementations.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Asks the delegate whether a detected gesture should begin.
  ///
  /// - Parameter gestureRecognizer: The gesture recognizer.
  /// - Returns: `true`, the default, to begin the gesture; `false` to make it fail.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Asks the delegate whether two gestures may be recognized together. The default is `false`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - otherGestureRecognizer: The other gesture recognizer.
  /// - Returns: `true` to allow both. One delegate that returns `true` suffices.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks the delegate whether another gesture must fail before its own is recognized. Asked once per attempt. The
  /// default is `false`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - otherGestureRecognizer: The gesture recognizer that may have to fail first.
  /// - Returns: `true` if the other gesture must fail first.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Asks the delegate whether its gesture must fail before another is recognized. Asked once per attempt. The default
  /// is `false`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - otherGestureRecognizer: The gesture recognizer that may have to wait.
  /// - Returns: `true` if the delegate's gesture must fail first.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks the delegate whether its gesture receives a new touch. The default is `true`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - touch: The new touch.
  /// - Returns: `false` to keep the touch from the gesture recognizer.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Asks the delegate whether its gesture receives a new press. The default is `true`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - press: The new press.
  /// - Returns: `false` to keep the press from the gesture recognizer.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool

  /// Asks the delegate whether its gesture receives an event at all. The default is `true`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - event: The event.
  /// - Returns: `false` to keep the event from the gesture recognizer.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`, so that the gesture begins.
  ///
  /// - Parameter gestureRecognizer: The gesture recognizer.
  /// - Returns: `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns `false`, so that the gestures are not recognized together.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - otherGestureRecognizer: The other gesture recognizer.
  /// - Returns: `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `false`, so that the other gesture does not have to fail.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - otherGestureRecognizer: The other gesture recognizer.
  /// - Returns: `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `false`, so that the delegate's gesture does not have to fail.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - otherGestureRecognizer: The other gesture recognizer.
  /// - Returns: `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `true`, so that the gesture receives the touch.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - touch: The new touch.
  /// - Returns: `true`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

  /// Returns `true`, so that the gesture receives the press.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - press: The new press.
  /// - Returns: `true`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }

  /// Returns `true`, so that the gesture receives the event.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - event: The event.
  /// - Returns: `true`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}

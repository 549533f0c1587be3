/// A delegate that controls whether gestures begin, are recognized together, wait for each other and receive input. All
/// methods are optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Asks the delegate whether a detected gesture should begin.
  ///
  /// - Parameter gestureRecognizer: The gesture recognizer.
  /// - Returns: `true` to begin the gesture, `false` to make it fail. The default is `true`.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Asks the delegate whether two gestures can be recognized at the same time. The default is `false`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - otherGestureRecognizer: The other gesture recognizer.
  /// - Returns: `true` to allow both. It is sufficient if one of the two delegates returns `true`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks the delegate whether another gesture must fail before its own is recognized. The method is called once per recognition
  /// attempt. The default is `false`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - otherGestureRecognizer: The gesture recognizer that may have to fail first.
  /// - Returns: `true` if the other gesture must fail first.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Asks the delegate whether its gesture must fail before another gesture is recognized. The method is called once per
  /// recognition attempt. The default is `false`.
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
  /// - Returns: `false` to prevent the gesture recognizer from receiving the touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Asks the delegate whether its gesture receives a new press. The default is `true`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - press: The new press.
  /// - Returns: `false` to prevent the gesture recognizer from receiving the press.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool

  /// Asks the delegate whether its gesture receives an event, before its touches or presses. The default is `true`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - event: The event.
  /// - Returns: `false` to prevent the gesture recognizer from receiving the event.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns whether a detected gesture begins. The default implementation returns `true`.
  ///
  /// - Parameter gestureRecognizer: The gesture recognizer.
  /// - Returns: `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether two gestures can be recognized at the same time. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - otherGestureRecognizer: The other gesture recognizer.
  /// - Returns: `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether another gesture must fail first. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - otherGestureRecognizer: The other gesture recognizer.
  /// - Returns: `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether the delegate's gesture must fail first. The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - otherGestureRecognizer: The other gesture recognizer.
  /// - Returns: `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether the gesture receives a new touch. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - touch: The new touch.
  /// - Returns: `true`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

  /// Returns whether the gesture receives a new press. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - press: The new press.
  /// - Returns: `true`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }

  /// Returns whether the gesture receives an event. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer of the delegate.
  ///   - event: The event.
  /// - Returns: `true`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}

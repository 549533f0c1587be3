/// A layer's delegate that can decide in the layout pass whether its layer needs layout.
package protocol ConditionalLayout: AnyObject {
  /// Returns whether the layer needs layout. A layout pass calls the method after `setNeedsConditionalLayout()`.
  ///
  /// - Returns: `false` if nothing has moved, so that the pass skips the layer.
  func needsConditionalLayout() -> Bool
}

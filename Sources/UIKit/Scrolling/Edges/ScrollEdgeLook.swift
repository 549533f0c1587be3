/// The look of a bar in front of an edge of scrolling content.
package enum ScrollEdgeLook {
  /// The bar has its own background.
  case automatic
  /// An almost opaque area, which ends with an edge.
  case hard
  /// An area that becomes transparent towards the content.
  case soft
  /// The bar shows only its buttons in front of the content.
  case hidden
}

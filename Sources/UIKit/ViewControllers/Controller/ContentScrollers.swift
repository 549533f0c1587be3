/// The scroll views of a view controller that the bars at the edges of its view observe.
package struct ContentScrollers {
  private weak var top: UIScrollView?
  private weak var leading: UIScrollView?
  private weak var bottom: UIScrollView?
  private weak var trailing: UIScrollView?

  /// The scroll view for a set of edges. The getter returns the scroll view of the first edge in the set that has one.
  package subscript(edge: NSDirectionalRectEdge) -> UIScrollView? {
    get {
      if edge.contains(.top), let top { return top }
      if edge.contains(.leading), let leading { return leading }
      if edge.contains(.bottom), let bottom { return bottom }
      return edge.contains(.trailing) ? trailing : nil
    }
    set {
      if edge.contains(.top) { top = newValue }
      if edge.contains(.leading) { leading = newValue }
      if edge.contains(.bottom) { bottom = newValue }
      if edge.contains(.trailing) { trailing = newValue }
    }
  }
}

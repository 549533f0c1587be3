/// The images of a segmented control for its states and bar metrics.
struct SegmentedImages {
  struct Key: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
    init(_ state: UIControl.State, _ metrics: UIBarMetrics) { (self.state, self.metrics) = (state, metrics) }
  }

  struct StatePair: Hashable {
    var left: UIControl.State
    var right: UIControl.State
    var metrics: UIBarMetrics
    init(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) {
      (self.left, self.right, self.metrics) = (left, right, metrics)
    }
  }

  var background: [Key: UIImage] = [:]
  var divider: [StatePair: UIImage] = [:]
}

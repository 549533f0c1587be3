// Skeleton so that everything compiles from the first minute; the owners replace it.
@preconcurrency @MainActor open class UIResponder: NSObject {
  nonisolated public override init() { super.init() }
}
@preconcurrency @MainActor open class UIView: UIResponder {
  open var frame: CGRect
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }
}

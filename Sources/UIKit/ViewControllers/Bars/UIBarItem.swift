import Foundation

/// An item of a bar, with a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, ArchivedObject, NibAwakened, _MemberLookup,
  _ExtensionOverriding
{
  /// A closure that is called after each change. The item's view in a bar sets it.
  package final var onChange: (() -> Void)?
  package final var appearanceRecord: AppearanceRecord?

  /// Creates an item without a title or an image.
  public override init() { super.init() }

  /// Creates an item from a nib, a storyboard or an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it has no keys.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeNib(into: self, as: UIBarItem.self)
  }

  /// Tells the item that it was loaded from a nib or storyboard and that its outlets were connected. The default implementation
  /// does nothing.
  open dynamic func awakeFromNib() {}

  /// Encodes the title, the image, the tag and whether the item is enabled. Targets, actions and menus are not encoded.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeString(title, forKey: "UITitle")
    if let image { coder.encode(image, forKey: "UIImage") }
    coder.encode(tag, forKey: "UITag")
    coder.encode(!isEnabled, forKey: "UIDisabled")
  }

  func decodeArchive(from coder: NSCoder) {
    if let title = coder.decodeString(forKey: "UITitle") { self.title = title }
    if let image = coder.decodeValue(UIImage.self, forKey: "UIImage") { self.image = image }
    tag = coder.decodeInt(forKey: "UITag")
    isEnabled = !coder.decodeFlag(forKey: "UIDisabled")
  }

  /// The title of the item. The default is nil.
  open var title: String? { didSet { if title != oldValue { notifyChange() } } }

  /// The image of the item, which replaces the title. The default is nil.
  open var image: UIImage? { didSet { if image !== oldValue { notifyChange() } } }
  /// A Boolean value that determines whether the item is enabled. A disabled item is gray and ignores touches. The
  /// default is true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { notifyChange() } } }

  /// The insets of the image's edges, in points. The default is zero.
  open var imageInsets = UIEdgeInsets.zero { didSet { notifyChange() } }

  /// The image for bars of compact height. The default is nil, which uses `image`.
  open var landscapeImagePhone: UIImage? { didSet { notifyChange() } }

  /// The insets of `landscapeImagePhone`, in points. The default is zero.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { notifyChange() } }

  /// The image that the large content viewer shows if the user prefers an accessibility text size and presses the item. The default
  /// is nil, which shows `image` enlarged.
  open var largeContentSizeImage: UIImage?

  /// The insets of `largeContentSizeImage` in the large content viewer, in points. The default is zero.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A number by which the application can identify the item. The default is 0.
  open var tag = 0

  /// The name of the item for assistive technologies. The default is nil, which uses the title.
  open var accessibilityLabel: String?

  /// A short description of the effect of the item for assistive technologies. The default is nil.
  open var accessibilityHint: String? {
    get { ObjectAccessibility.hint(of: self) }
    set { ObjectAccessibility.update(self) { $0.hint = newValue } }
  }

  /// The current value of the item for assistive technologies. The default is nil.
  open var accessibilityValue: String? {
    get { ObjectAccessibility.value(of: self) }
    set { ObjectAccessibility.update(self) { $0.value = newValue } }
  }

  /// The identifier by which tests find the item. The default is nil.
  open var accessibilityIdentifier: String?

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of the title for a control state.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, or nil to use those of the bar.
  ///   - state: The control state to which the attributes apply.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    recordAppearanceValue("setTitleTextAttributes(_:for:)", [state.rawValue]) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
    self.attributes[state.rawValue] = attributes
    notifyChange()
  }

  /// Returns the attributes of the title that were set for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The attributes, or nil if none were set.
  open dynamic func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  package final func notifyChange() { onChange?() }

  // MARK: Members by name

  /// Returns the selector for a method that a nib names. The default implementation finds methods that extensions
  /// in other modules declare. Subclasses override this method to return the selectors of their methods.
  ///
  /// - Parameter name: The name of the method in Objective-C.
  /// - Returns: The selector, or nil if the class has no such method.
  nonisolated open func _selector(named name: String) -> Selector? {
    ModuleMembers.selector(named: name, of: self)
  }

  /// Sets the value of a property by its name. The default implementation sets nothing. Subclasses override this method
  /// to set their properties.
  ///
  /// - Parameters:
  ///   - name: The property's name as in Objective-C.
  ///   - value: The new value.
  /// - Returns: `missing`.
  open func _setMember(_ name: String, to value: Any?) -> _MemberAssignment { .missing }

  /// Returns the value of a property by its name. The default implementation returns nil. Subclasses override this method
  /// to return the values of their properties.
  ///
  /// - Parameter name: The property's name as in Objective-C.
  /// - Returns: The value, or nil if the class has no such property.
  open func _member(_ name: String) -> _MemberValue? { nil }
}

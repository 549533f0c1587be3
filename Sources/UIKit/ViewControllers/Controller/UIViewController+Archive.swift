import Foundation

extension UIViewController: ArchivedObject {
  final func encodeArchive(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeString(nibNameStorage, forKey: "UINibName")
    coder.encodeString(title, forKey: "UITitle")
    coder.encodeString(restorationIdentifier, forKey: "UIRestorationIdentifier")
    coder.encode(modalPresentationStyle.rawValue, forKey: "UIModalPresentationStyle")
    coder.encode(hidesBottomBarWhenPushed, forKey: "UIHidesBottomBarWhenPushed")
  }

  func decodeArchive(from coder: NSCoder) {
    if let name = coder.decodeString(forKey: "UINibName") { nibNameStorage = name }
    if let title = coder.decodeString(forKey: "UITitle") { self.title = title }
    if let identifier = coder.decodeString(forKey: "UIRestorationIdentifier") { restorationIdentifier = identifier }
    if coder.containsValue(forKey: "UIModalPresentationStyle"),
      let style = UIModalPresentationStyle(rawValue: coder.decodeInteger(forKey: "UIModalPresentationStyle"))
    {
      modalPresentationStyle = style
    }
    hidesBottomBarWhenPushed = coder.decodeFlag(forKey: "UIHidesBottomBarWhenPushed")
  }
}

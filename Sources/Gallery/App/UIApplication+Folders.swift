import UIKit

extension UIApplication {
  /// A Boolean value that indicates whether the user's device can show folders of this computer. In a browser, it is another device, which
  /// also sends its files as copies.
  var opensFolders: Bool { canOpenURL(URL(fileURLWithPath: "/", isDirectory: true)) }
}

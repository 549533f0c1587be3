extension UIActivity {
  /// The identifier of a service, such as printing or copying.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The string of the identifier, by convention in reverse domain notation.
    public let rawValue: String
    /// Creates an identifier from a string.
    ///
    /// - Parameter rawValue: The string, such as `com.example.print`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string that is passed without an argument label.
    ///
    /// - Parameter rawValue: The string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Posts to Facebook. Tessera does not provide this service.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter. Tessera does not provide this service.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo. Tessera does not provide this service.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// Sends a text message. Tessera does not provide this service.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Opens the mail program with a new message that contains the shared data.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Prints pictures, PDF documents and print formatters.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Copies the shared data to the clipboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns a picture to a contact. Tessera does not provide this service.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Saves pictures in the user's pictures folder.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a page to a reading list. Tessera does not provide this service.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Posts to Flickr. Tessera does not provide this service.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Vimeo. Tessera does not provide this service.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Tencent Weibo. Tessera does not provide this service.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// Sends to a device nearby. Tessera does not provide this service.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Opens a book. Tessera does not provide this service.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Draws on a document. Tessera does not provide this service.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// Shares an activity in a call. Tessera does not provide this service.
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    /// Invites people to a collaboration by sending a link. Tessera does not provide this service.
    public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copies the link of a collaboration. Tessera does not provide this service.
    public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
    /// Adds a page to the home screen. Tessera does not provide this service.
    public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
    /// Saves files in a folder that the user chooses. UIKit has no public constant for this service.
    static let saveToFiles = Self("com.apple.DocumentManagerUICore.SaveToFiles")
    /// Opens a file in the program that the desktop has assigned to its type. UIKit has no public constant for this
    /// service.
    static let openInPlace = Self("com.apple.UIKit.activity.RemoteOpenInApplication-ByCopy")
  }
}

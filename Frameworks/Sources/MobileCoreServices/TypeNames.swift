// The identifiers of types of data, as strings: there are no `CFString`s on Linux, and `kUTTypeImage as String` compiles.

/// The identifier of the type of all items, such as files and folders.
public let kUTTypeItem = "public.item"
/// The identifier of the type of all documents, such as pictures and texts.
public let kUTTypeContent = "public.content"
/// The identifier of the type of all data.
public let kUTTypeData = "public.data"
/// The identifier of the type of folders that the user sees.
public let kUTTypeFolder = "public.folder"
/// The identifier of the type of all images.
public let kUTTypeImage = "public.image"
/// The identifier of the type of PNG images.
public let kUTTypePNG = "public.png"
/// The identifier of the type of JPEG images.
public let kUTTypeJPEG = "public.jpeg"
/// The identifier of the type of GIF images.
public let kUTTypeGIF = "com.compuserve.gif"
/// The identifier of the type of PDF documents.
public let kUTTypePDF = "com.adobe.pdf"
/// The identifier of the type of all texts, with or without markup.
public let kUTTypeText = "public.text"
/// The identifier of the type of texts without markup.
public let kUTTypePlainText = "public.plain-text"
/// The identifier of the type of texts without markup in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// The identifier of the type of HTML texts.
public let kUTTypeHTML = "public.html"
/// The identifier of the type of texts in the Rich Text Format.
public let kUTTypeRTF = "public.rtf"
/// The identifier of the type of XML texts.
public let kUTTypeXML = "public.xml"
/// The identifier of the type of JSON texts.
public let kUTTypeJSON = "public.json"
/// The identifier of the type of tables as texts with commas.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// The identifier of the type of property lists.
public let kUTTypePropertyList = "com.apple.property-list"
/// The identifier of the type of all URLs.
public let kUTTypeURL = "public.url"
/// The identifier of the type of URLs of files.
public let kUTTypeFileURL = "public.file-url"
/// The identifier of the type of pictures in motion, with or without sound.
public let kUTTypeMovie = "public.movie"
/// The identifier of the type of pictures in motion without sound.
public let kUTTypeVideo = "public.video"
/// The identifier of the type of MPEG-4 movies.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// The identifier of the type of QuickTime movies.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// The identifier of the type of all sounds.
public let kUTTypeAudio = "public.audio"
/// The identifier of the type of MP3 sounds.
public let kUTTypeMP3 = "public.mp3"
/// The identifier of the type of ZIP archives.
public let kUTTypeZipArchive = "public.zip-archive"
